import type { Config } from 'wagmi'
import { switchChain as switchOnly } from 'wagmi/actions'
import type { AddableNetwork } from '../eip1193/provider.ts'

export type SwitchChainParameters = {
  /** A chain of your wagmi configuration. */
  chainId: number
}

/**
 * As wagmi's action of this name, and also has an injected wallet add the chain after every refusal that is not the
 * user's: wagmi adds it after some of the codes by which wallets say that they lack a chain.
 *
 * @example
 * await switchChain(wagmiConfig, { chainId: 56 })
 */
export async function switchChain(config: Config, { chainId }: SwitchChainParameters): Promise<void> {
  const chain = config.chains.find(({ id }) => id === chainId)
  // wagmi says what is wrong with a chain that it does not have.
  if (chain === undefined) return void (await switchOnly(config, { chainId }))
  await switchOrAdd(config, { ...chain, blockExplorerUrl: chain.blockExplorers?.default.url })
}

/** Switches the wallet in use to a network, and adds it where the wallet may lack it. */
export async function switchOrAdd(config: Config, network: AddableNetwork) {
  const { current, connections } = config.state
  try {
    await switchOnly(config, { chainId: Number(network.id) })
  } catch (error) {
    const { switchAfterRefusal } = await import('./switchAfterRefusal.ts')
    const connector = connections.get(current ?? '')?.connector
    await switchAfterRefusal({ config, network, connector, error })
  }
}
