import { type CreateConfigParameters, type CreateConnectorFn, http, injected } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import { rememberSettings } from '../shared/settings.ts'

export type GetDefaultConfigParameters = {
  appName: string
  appIcon?: string | undefined
  appDescription?: string | undefined
  appUrl?: string | undefined
  walletConnectProjectId: string
} & Partial<CreateConfigParameters>

/**
 * The parameters of wagmi’s `createConfig`. Pairing and its wallets are the modal’s: `connectors` holds what else there is.
 *
 * @example
 * const config = createConfig(getDefaultConfig({ appName: 'My App', walletConnectProjectId: '…', chains: [mainnet] }))
 */
export function getDefaultConfig({
  appName,
  appIcon,
  appDescription,
  appUrl,
  walletConnectProjectId,
  chains = [mainnet],
  connectors = getDefaultConnectors(),
  ...parameters
}: GetDefaultConfigParameters): CreateConfigParameters {
  rememberSettings({
    projectId: walletConnectProjectId,
    metadata: { name: appName, description: appDescription, url: appUrl, icon: appIcon },
  })
  const { client, transports } = parameters as Pick<CreateConfigParameters, 'transports'> & {
    client?: unknown
  }
  return {
    ...parameters,
    chains,
    connectors,
    ...(client === undefined && {
      transports: transports ?? Object.fromEntries(chains.map(({ id }) => [id, http()])),
    }),
  } as CreateConfigParameters
}

/** The connectors that the modal does not replace: browsers of wallets on phones need `injected()`. */
export const getDefaultConnectors = (_parameters?: unknown): CreateConnectorFn[] => [injected()]
