import type { Config, Connector } from 'wagmi'
import { isRejection } from '../eip1193/isRejection.ts'
import { type AddableNetwork, type Eip1193Provider, switchChain } from '../eip1193/provider.ts'

type SwitchAfterRefusalParameters = {
  config: Config
  network: AddableNetwork
  /** The one in use. */
  connector: Connector | undefined
  /** With which wagmi's own switch has failed. */
  error: unknown
}

/**
 * Adds the chain and switches to it where wagmi has not. wagmi's connectors add a chain only after some of the codes by
 * which wallets say that they lack it.
 */
export async function switchAfterRefusal({
  config,
  network,
  connector,
  error,
}: SwitchAfterRefusalParameters) {
  const isConfigured = config.chains.some(({ id }) => id === network.id)
  if (connector?.type !== 'injected' || !isConfigured || isRejection(error)) throw error
  await switchChain((await connector.getProvider()) as Eip1193Provider, network)
}
