import type { SubscriptionManager } from '@acala-network/chopsticks-core'
import { rococo_v2_2_asset_hub } from '@substrate/connect-known-chains'

export type PolkadotChain = Awaited<ReturnType<typeof startPolkadotChain>>

/**
 * A chain of Polkadot in this process: Chopsticks runs the runtime of an Asset Hub from its genesis, without a network, and
 * checks each signature. It makes a block when it is told to. It is up after some 20 s.
 *
 * @example
 * const { ask, endow, newBlock, stop } = await startPolkadotChain()
 */
export async function startPolkadotChain() {
  // It says each block otherwise, and reads this when it is imported.
  process.env.LOG_LEVEL ??= 'error'
  const { allHandlers, BuildBlockMode, GenesisProvider, setStorage, setup } = await import(
    '@acala-network/chopsticks-core'
  )
  const chain = await setup({
    genesis: new GenesisProvider(JSON.parse(rococo_v2_2_asset_hub)),
    mockSignatureHost: false,
    buildBlockMode: BuildBlockMode.Manual,
  })
  /** By the id of a subscription what ends it. */
  const subscriptions = new Map<string, () => void>()

  /** Asks as a client does over its connection. What it subscribes to arrives at `onMessage`. */
  async function ask(
    method: string,
    params: readonly unknown[] = [],
    onMessage: (message: unknown) => void = () => {},
  ): Promise<unknown> {
    const handler = Object.hasOwn(allHandlers, method) ? allHandlers[method] : undefined
    if (handler === undefined) throw new Error(`The node has no ${method}`)
    const manager: SubscriptionManager = {
      subscribe(_method, id, onCancel = () => {}) {
        subscriptions.set(id, onCancel)
        return onMessage
      },
      unsubscribe(id) {
        subscriptions.get(id)?.()
        subscriptions.delete(id)
      },
    }
    return handler({ chain }, params, manager)
  }

  return {
    genesisHash: (await chain.getBlockAt(0))?.hash ?? chain.head.hash,
    ask,
    newBlock: () => chain.newBlock(),
    /** Gives accounts some of the network's currency, in its smallest unit. */
    async endow(addresses: readonly string[], free: bigint) {
      const accounts = addresses.map((address) => [[address], { providers: 1, data: { free: String(free) } }])
      await setStorage(chain, { System: { Account: accounts } })
    },
    async stop() {
      for (const cancel of subscriptions.values()) cancel()
      await chain.close()
    },
  }
}
