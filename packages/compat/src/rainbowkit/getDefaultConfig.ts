import type { Transport } from 'viem'
import { type Config, type CreateConfigParameters, createConfig, http } from 'wagmi'
import { rememberConfig } from '../shared/settings.ts'
import { type ConnectorsForWalletsParameters, readList } from './connectorsForWallets.ts'
import type { Chain, WalletList } from './types.ts'

type Chains = readonly [Chain, ...Chain[]]

export type GetDefaultConfigParameters<
  chains extends Chains,
  transports extends Record<chains[number]['id'], Transport>,
> = Omit<CreateConfigParameters<chains, transports>, 'chains' | 'client' | 'connectors' | 'transports'> &
  ConnectorsForWalletsParameters & {
    chains: chains
    /** Default the public node of each chain. */
    transports?: transports | undefined
    /** Default the wallets on the page, and those that the modal recommends. */
    wallets?: WalletList | undefined
  }

/**
 * A wagmi config for the wallets, which the provider lists.
 *
 * @example
 * const config = getDefaultConfig({ appName: 'My App', projectId: '…', chains: [mainnet] })
 */
export function getDefaultConfig<
  const chains extends Chains,
  transports extends Record<chains[number]['id'], Transport>,
>({
  appName,
  appDescription,
  appUrl,
  appIcon,
  projectId,
  walletConnectParameters,
  wallets,
  transports,
  ...parameters
}: GetDefaultConfigParameters<chains, transports>): Config<chains, transports> {
  if (!projectId)
    throw new Error(
      '@foyer/compat: getDefaultConfig has no projectId. Get one at https://dashboard.reown.com; pairing needs it.',
    )
  const { connectors, settings } = readList(wallets, {
    appName,
    appDescription,
    appUrl,
    appIcon,
    projectId,
    walletConnectParameters,
  })
  const config = createConfig({
    ...parameters,
    connectors,
    transports: transports ?? Object.fromEntries(parameters.chains.map(({ id }) => [id, http()])),
  } as never) as unknown as Config<chains, transports>
  rememberConfig(config, settings)
  return config
}
