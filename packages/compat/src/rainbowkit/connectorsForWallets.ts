import { type CreateConnectorFn, injected } from 'wagmi'
import { rememberSettings, type Settings } from '../shared/settings.ts'
import { warnOnce } from '../shared/warnOnce.ts'
import { readWalletList } from './readWalletList.ts'
import type { RainbowKitWalletConnectParameters, WalletList } from './types.ts'

export type ConnectorsForWalletsParameters = {
  projectId: string
  appName: string
  appDescription?: string | undefined
  appUrl?: string | undefined
  appIcon?: string | undefined
  walletConnectParameters?: RainbowKitWalletConnectParameters | undefined
}

/**
 * The connectors of wallets that need code of their own, for `connectors` of wagmi’s `createConfig`. The modal reaches all
 * others itself; the provider lists them in the same groups.
 */
export function connectorsForWallets(
  list: WalletList,
  parameters: ConnectorsForWalletsParameters,
): CreateConnectorFn[] {
  const { connectors, settings } = readList(list, parameters)
  rememberSettings(settings)
  return connectors
}

/** The connectors of a list, and what the provider needs of it. Browsers of wallets on phones need `injected()`. */
export function readList(list: WalletList | undefined, parameters: ConnectorsForWalletsParameters) {
  const read = list && readWalletList(list, parameters)
  const settings: Settings = { ...settingsOfApp(parameters), readWallets: read?.readWallets }
  return { settings, connectors: [...(read?.connectors ?? []), ...(read?.hasInjected ? [] : [injected()])] }
}

function settingsOfApp({
  projectId,
  appName,
  appDescription,
  appUrl,
  appIcon,
  walletConnectParameters,
}: ConnectorsForWalletsParameters): Settings {
  const { metadata = {}, ...others } = walletConnectParameters ?? {}
  for (const key of Object.keys(others))
    if (key !== 'projectId') warnOnce(`walletConnectParameters.${key}`, 'Only `metadata` counts.')
  const { name, description, url, icons } = metadata
  return {
    projectId,
    metadata: {
      name: name ?? appName,
      description: description ?? appDescription,
      url: url ?? appUrl,
      icon: icons?.[0] ?? appIcon,
    },
  }
}
