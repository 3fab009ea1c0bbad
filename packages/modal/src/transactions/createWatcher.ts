import type { FeatureModal, Schedule } from '@foyer/modal-core'
import { TransactionsStoppedError, TransactionTimeoutError } from './errors.ts'
import type { ReadReceipt, SentTransaction, TransactionReceipt } from './readReceipt.ts'

/** In milliseconds. */
const CONFIRMATION_TIMEOUT = 25_000
const ASK_EVERY = 1_000
const POLL_EVERY = 30_000
/** Number of transactions to poll of those that were not confirmed in time: the newest. */
const MOST_PENDING = 20
/** So many looks find that others have to execute it before that is reported: many accounts with code send by themselves. */
const SHARED_LOOKS = 3

type CreateWatcherParameters = {
  events: FeatureModal['events']
  pollPending: boolean
  read: ReadReceipt
  schedule: Schedule
}

/** Follows transactions until they are in a block, and emits `transaction` events. */
export function createWatcher({ events, pollPending, read, schedule }: CreateWatcherParameters) {
  /** The functions that end the open waits. */
  const waits = new Set<() => void>()
  /** Those that were not confirmed in time. */
  const pending = new Map<string, SentTransaction>()
  let cancelPoll: (() => void) | undefined

  function report(
    { hash, network }: SentTransaction,
    status: 'pending' | 'shared' | 'timedOut' | TransactionReceipt,
  ) {
    const how =
      typeof status === 'string'
        ? { status }
        : { status: status.status, ...(status.hash === hash ? {} : { replacement: status.hash }) }
    events.emit('transaction', { hash, chainId: network.id, ...how })
  }

  function wait(transaction: SentTransaction): Promise<TransactionReceipt> {
    pending.delete(keyOf(transaction))
    return new Promise((resolve, reject) => {
      let failure: unknown
      let sharedLooks = 0
      let cancelAsk = () => {}
      const cancelTimeout = schedule(giveUp, CONFIRMATION_TIMEOUT)

      function settle() {
        cancelTimeout()
        cancelAsk()
        waits.delete(stop)
      }

      function stop() {
        settle()
        reject(new TransactionsStoppedError())
      }

      function giveUp() {
        settle()
        const isShared = sharedLooks >= SHARED_LOOKS
        // Others may take days.
        if (pollPending || isShared) follow(transaction)
        if (!isShared) report(transaction, 'timedOut')
        reject(new TransactionTimeoutError({ hash: transaction.hash, cause: failure }))
      }

      async function ask() {
        const receipt = await read(transaction).catch((error: unknown) => {
          failure = error
          return undefined
        })
        if (!waits.has(stop)) return
        if (receipt === undefined || receipt === 'shared') {
          if (receipt === 'shared' && ++sharedLooks === SHARED_LOOKS) report(transaction, receipt)
          cancelAsk = schedule(ask, ASK_EVERY)
          return
        }
        settle()
        report(transaction, receipt)
        resolve(receipt)
      }

      waits.add(stop)
      report(transaction, 'pending')
      void ask()
    })
  }

  function follow(transaction: SentTransaction) {
    pending.set(keyOf(transaction), transaction)
    const [oldest] = pending.keys()
    if (pending.size > MOST_PENDING && oldest !== undefined) pending.delete(oldest)
    cancelPoll ??= schedule(poll, POLL_EVERY)
  }

  async function poll() {
    const looks = [...pending].map(async ([key, transaction]) => {
      const receipt = await read(transaction).catch(() => undefined)
      // A newer wait may have replaced the transaction in the meantime.
      if (receipt === undefined || receipt === 'shared' || pending.get(key) !== transaction) return
      pending.delete(key)
      report(transaction, receipt)
    })
    await Promise.all(looks)
    cancelPoll = pending.size === 0 ? undefined : schedule(poll, POLL_EVERY)
  }

  return {
    wait,

    stop() {
      pending.clear()
      cancelPoll?.()
      for (const end of [...waits]) end()
    },
  }
}

const keyOf = ({ hash, network }: SentTransaction) => `${network.id}:${hash.toLowerCase()}`
