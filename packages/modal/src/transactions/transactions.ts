import type { ChainId, Feature, FeatureModal, Schedule } from '@foyer/modal-core'
import { InvalidTransactionHashError, schedule as pageSchedule } from '@foyer/modal-core/page'
import { createWatcher } from './createWatcher.ts'
import { TransactionsStoppedError } from './errors.ts'
import { followTransfers } from './followTransfers.ts'
import { isTransactionHash } from './isTransactionHash.ts'
import { type ReadReceipt, receiptsOf, type SentTransaction, type TransactionReceipt } from './readReceipt.ts'
import { recordTransactions } from './recordTransactions.ts'

export type TransactionsParameters = {
  /** Default false. True looks every 30 s for transactions that were not confirmed in time. */
  pollPending?: boolean | undefined
  /**
   * Default false. True keeps the last ten transactions of each account in this browser, and shows them in the Account
   * view.
   */
  show?: boolean | undefined
  /** For tests. */
  schedule?: Schedule | undefined
  read?: ReadReceipt | undefined
}

export type WaitForTransactionParameters = {
  /** 0x and exactly 64 hex characters. */
  hash: string
  /** A configured EVM network. Default the active one. */
  chainId?: ChainId | undefined
  /**
   * The account that sends it. With it, a transaction of a contract account, such as a Safe, is found that others execute
   * later, and one that failed inside is `reverted`.
   */
  address?: string | undefined
  /** The words for it in the list of `show`, for example `Stake 5 CAKE`. Of a longer one the first 80 characters. */
  description?: string | undefined
}

export type TransactionsFeature = Feature & {
  /**
   * Waits until a transaction is in a block, for at most 25 s. One that reverted resolves, too: look at `status`.
   *
   * @throws {InvalidTransactionHashError} the hash has another shape
   * @throws {NetworkNotFoundError} the network is not configured or no EVM network
   * @throws {TransactionTimeoutError} it is in no block yet, or no node answered; the cause says why
   * @throws {TransactionsStoppedError} no modal has this feature, or it was destroyed
   */
  waitForTransaction: (parameters: WaitForTransactionParameters) => Promise<TransactionReceipt>
  /**
   * Follows a transaction without waiting for it. How it goes is a `transaction` event.
   *
   * @throws {InvalidTransactionHashError} the hash has another shape
   * @throws {NetworkNotFoundError} the network is not configured or no EVM network
   * @throws {TransactionsStoppedError} no modal has this feature, or it was destroyed
   */
  add: (parameters: WaitForTransactionParameters) => void
}

type Recorder = ReturnType<typeof recordTransactions>

/**
 * Follows transactions through the nodes of your `networks`. How each goes is a `transaction` event of the modal. One
 * value belongs to one modal.
 *
 * @example
 * const following = transactions({ pollPending: true })
 * createFoyer({ …, features: [following] })
 * await following.waitForTransaction({ hash })
 * // { hash: '0x…', chainId: 56, status: 'confirmed', blockNumber: 123n }
 */
export function transactions({
  pollPending = false,
  show = false,
  schedule = pageSchedule,
  read,
}: TransactionsParameters = {}): TransactionsFeature {
  let running:
    | { modal: FeatureModal; watcher: ReturnType<typeof createWatcher>; record: Recorder | undefined }
    | undefined

  function begin({ hash, chainId, address, description }: WaitForTransactionParameters) {
    if (!isTransactionHash(hash)) throw new InvalidTransactionHashError()
    if (running === undefined) throw new TransactionsStoppedError()
    const { networks } = running.modal
    const network = networks.get(chainId ?? networks.active().id, 'eip155')
    running.record?.describe(hash, network, description)
    return running.watcher.wait({ hash, network, address })
  }

  return {
    name: 'transactions',

    start(modal) {
      const watcher = createWatcher({
        events: modal.events,
        pollPending,
        read: read ?? receiptsOf(modal),
        schedule,
      })
      const record = show ? recordTransactions(modal) : undefined
      running = { modal, watcher, record }
      // That it was not confirmed in time is an event, too.
      const follow = (transaction: SentTransaction) => void watcher.wait(transaction).catch(() => {})
      const transfers = followTransfers(modal)
      const stop = modal.events.on('lateAnswer', ({ chainId, address, result: hash }) => {
        const network = modal.networks.list.find(({ caipNetworkId }) => caipNetworkId === chainId)
        if (network === undefined) return
        if (network.chainNamespace !== 'eip155') void transfers.follow({ hash, network })
        else if (isTransactionHash(hash)) follow({ hash, network, address })
      })
      for (const { hash, caipNetworkId, address, lastBlock } of record?.pending() ?? []) {
        const network = modal.networks.list.find((one) => one.caipNetworkId === caipNetworkId)
        if (network?.chainNamespace === 'eip155') follow({ hash, network, address })
        else if (network !== undefined) void transfers.follow({ hash, network, lastBlock })
      }
      return () => {
        stop()
        transfers.stop()
        record?.stop()
        watcher.stop()
        if (running?.watcher === watcher) running = undefined
      }
    },

    waitForTransaction: async (parameters) => begin(parameters),

    add(parameters) {
      // That it was not confirmed in time is an event, too.
      begin(parameters).catch(() => {})
    },
  }
}
