import { useReducer, useRef } from 'react'
import type { Address, Client, Transaction, TransactionReceipt } from 'viem'
import { getTransactionCount } from 'viem/actions'
import type { Freshness } from './createFreshness.ts'
import type { PendingStore, UnansweredRequest } from './createPendingStore.ts'
import type { FindBlocks } from './findReplacement.ts'
import type { Sent, TransactionSteps } from './steps.ts'
import {
  initialTransactionState,
  isUnderWay,
  type TransactionEvent,
  type TransactionState,
  type TransactionStep,
  transactionReducer,
} from './transactionReducer.ts'
import { type Bundles, useBundle } from './useBundle.ts'
import { useReceipt } from './useReceipt.ts'
import { useReplacement } from './useReplacement.ts'
import { findLateAnswer, useUnanswered } from './useUnanswered.ts'
import { watchHead } from './watchHead.ts'

/** Give the component a `key` of the account: a state belongs to one account. */
export type UseTransactionParameters<result, failure> = {
  client: Client
  account: Address | undefined
  /** Start of the key of every query that a transaction makes stale. */
  chainKey: readonly unknown[]
  /** Keeps reads after a receipt at least as new as its block. */
  freshness: Freshness
  pending: PendingStore
  bundles?: Bundles
  /** The store of requests that the wallet has not answered. */
  unanswered?: PendingStore<UnansweredRequest>
  /** True if a failure leaves open whether the wallet has sent the transaction. */
  isUnanswered?: (failure: failure) => boolean
  /** Tells the transaction, in the blocks of `findBlocks`, that an unanswered request was for. Default each. */
  isRequested?: (transaction: Transaction) => boolean
  /** Finds the blocks in which a replacement of this transaction is searched for. */
  findBlocks: FindBlocks
  /** Returns the result that a receipt proves; `undefined` when none. Its status alone proves nothing. */
  readResult: (receipt: TransactionReceipt, account: Address) => result | undefined
  toFailure: (error: unknown) => failure
  failures: {
    /** It is in a block and changed nothing. */
    reverted: failure
    /** Another transaction with its nonce is final. */
    replaced: failure
    /** It went through, and its receipt proves nothing. */
    other: failure
  }
  /** Returns true for a failure that is shown elsewhere; the state is then idle again. */
  onFailure?: (failure: failure) => boolean
  onConfirmed?: ((result: result) => void) | undefined
}

/**
 * Takes one transaction at a time through its steps to its receipt. A transaction that was sent is followed to its end
 * also after a reload, from another tab, and when it was sped up or canceled in the wallet.
 */
export function useTransaction<result, failure>(parameters: UseTransactionParameters<result, failure>) {
  const { client, account, pending, bundles, unanswered, findBlocks, toFailure, onFailure } = parameters
  const { isRequested } = parameters
  const [state, dispatch] = useReducer<
    TransactionState<result, failure>,
    [TransactionEvent<result, failure>]
  >(transactionReducer, initialTransactionState)
  const attempt = useRef(0)
  const askedAt = useRef(0n)
  const nextNonce = useRef<Promise<number | undefined>>(undefined)
  const hash = state.status === 'pending' ? state.hash : undefined
  // A wallet may report an old transaction that did the same: it proves nothing about this one.
  const readResult: typeof parameters.readResult = (receipt, sender) =>
    receipt.blockNumber < askedAt.current ? undefined : parameters.readResult(receipt, sender)
  useReceipt({ ...parameters, readResult }, hash, dispatch)
  useBundle(parameters, state.status === 'bundled' ? state.id : undefined, dispatch)
  const { isUnseen, isShared } = useReplacement(parameters, hash, dispatch)
  const open = useUnanswered(parameters, hash)

  function keep(sent: Sent, sender: Address) {
    if ('hash' in sent) {
      pending.set(sender, { hash: sent.hash })
      dispatch({ type: 'sent', hash: sent.hash })
    } else {
      bundles?.pending.set(sender, { id: sent.bundleId })
      dispatch({ type: 'bundled', id: sent.bundleId })
    }
  }

  /** Keeps that the wallet was asked and has not answered. */
  async function keepUnanswered(sender: Address) {
    const nonce = await nextNonce.current
    if (nonce !== undefined) unanswered?.set(sender, { nonce, others: 0 })
  }

  /** Looks once more for what the wallet may have sent, before it is asked again. Returns whether it was found. */
  async function takeUpLateAnswer(sender: Address) {
    const request = unanswered?.get(sender)
    if (request === undefined) return false
    const answer = await findLateAnswer(client, { account: sender, request, findBlocks, isRequested })
    if (answer.status === 'open') return false
    pending.set(sender, answer.transaction)
    dispatch({ type: 'sent', hash: answer.transaction.hash })
    unanswered?.clear(sender)
    return true
  }

  return {
    state,
    /** The request that the wallet has not answered, and what the account has sent since. */
    unanswered: open,
    /** True if others must confirm it first: the account is a contract, such as a Safe. */
    isShared,
    /** True if the network has not seen the transaction for a while. */
    isUnseen,
    /** False while a reload would lose the transaction, because the browser refused to store it. */
    isKept: account === undefined || [pending, bundles?.pending].every((one) => one?.isKept(account) ?? true),
    reset: () => dispatch({ type: 'reset' }),
    /** Stops waiting for a wallet that does not answer, or for a transaction that its node has dropped. */
    giveUp() {
      attempt.current += 1
      if (account !== undefined && (state.status === 'signing' || state.status === 'bundling'))
        void keepUnanswered(account)
      if (account !== undefined) {
        pending.clear(account)
        bundles?.pending.clear(account)
      }
      dispatch({ type: 'reset' })
    },
    async run(steps: TransactionSteps) {
      if (account === undefined || isUnderWay(state)) return
      const own = ++attempt.current
      const isAbandoned = () => own !== attempt.current
      const head = watchHead(client)
      const report = (step: TransactionStep) => {
        if (step !== 'checking' && step !== 'switching') head.stop()
        if (step === 'signing' || step === 'bundling') nextNonce.current = readNonce(client, account)
        if (!isAbandoned()) dispatch({ type: 'step', step })
      }
      dispatch({ type: 'started' })
      nextNonce.current = undefined
      try {
        if (await takeUpLateAnswer(account)) return
        const sent = await steps(account, report)
        askedAt.current = head.stop()
        // A transaction that was sent after all is kept, also when the attempt was abandoned.
        keep(sent, account)
        unanswered?.clear(account)
      } catch (error) {
        const failure = toFailure(error)
        const isOpen = nextNonce.current !== undefined && parameters.isUnanswered?.(failure) === true
        if (isOpen) await keepUnanswered(account)
        if (isAbandoned()) return isOpen ? undefined : unanswered?.clear(account)
        dispatch(onFailure?.(failure) === true ? { type: 'reset' } : { type: 'failed', failure })
      }
    },
  }
}

/** The next nonce of an account; `undefined` where the node does not tell. */
const readNonce = (client: Client, address: Address) =>
  getTransactionCount(client, { address }).catch(() => undefined)
