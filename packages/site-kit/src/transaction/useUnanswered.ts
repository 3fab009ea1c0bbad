import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Address, type Client, type Hash, isAddressEqual, type Transaction, zeroAddress } from 'viem'
import { getBlock, getTransactionCount } from 'viem/actions'
import type { PendingTransaction, UnansweredRequest } from './createPendingStore.ts'
import type { FindBlocks } from './findReplacement.ts'
import { usePending } from './usePending.ts'
import { REPLACEMENT_INTERVAL } from './useReplacement.ts'
import type { UseTransactionParameters } from './useTransaction.ts'

/** Transactions of an account since its wallet was asked and did not answer. */
export type LateAnswer =
  /** The requested transaction is in a block. */
  | { status: 'sent'; transaction: PendingTransaction }
  /** Nothing, or as many transactions as the request's `others` that did something else. */
  | { status: 'open'; request: UnansweredRequest }

/** The most of the account's transactions since the request that are looked at: the newest. */
const MAX_TRANSACTIONS = 5

type FindLateAnswerParameters = {
  account: Address
  request: UnansweredRequest
  findBlocks: FindBlocks
  /** Tells the transaction of the account that the wallet was asked for. Default any in the blocks of `findBlocks`. */
  isRequested?: ((transaction: Transaction) => boolean) | undefined
}

/**
 * Looks in the chain for what a wallet may have sent without an answer: by the account's nonce, and among the blocks in
 * which the contracts have recorded such an action.
 */
export async function findLateAnswer(
  client: Client,
  { account, request, findBlocks, isRequested = () => true }: FindLateAnswerParameters,
): Promise<LateAnswer> {
  const { nonce, others } = request
  const used = await getTransactionCount(client, { address: account })
  const seen = new Set<bigint>()
  for (let last = used - 1; last >= Math.max(nonce, used - MAX_TRANSACTIONS); last--) {
    for await (const blockNumber of findBlocks(account, last)) {
      if (seen.has(blockNumber)) continue
      seen.add(blockNumber)
      const { transactions } = await getBlock(client, { blockNumber, includeTransactions: true })
      const found = transactions.find(
        (one) => isAddressEqual(one.from, account) && one.nonce >= nonce && isRequested(one),
      )
      if (found !== undefined)
        return { status: 'sent', transaction: { hash: found.hash, nonce: found.nonce } }
    }
  }
  if (used <= nonce) return { status: 'open', request }
  return { status: 'open', request: { nonce: used, others: others + used - nonce } }
}

/**
 * Takes up what a wallet sends after it was given up, as long as the page is open or when it is opened again.
 *
 * @param hash while a transaction is pending
 * @returns what has happened since the request; `undefined` when none is open
 */
export function useUnanswered<result, failure>(
  parameters: UseTransactionParameters<result, failure>,
  hash: Hash | undefined,
): UnansweredRequest | undefined {
  const { client, chainKey, account, pending, unanswered, findBlocks, isRequested } = parameters
  const request = usePending(unanswered, account)
  const isOpen = account !== undefined && request !== undefined && hash === undefined
  const { data: answer } = useQuery({
    queryKey: [...chainKey, 'late', account, request],
    queryFn: () =>
      findLateAnswer(client, {
        account: account ?? zeroAddress,
        request: request ?? { nonce: 0, others: 0 },
        findBlocks,
        isRequested,
      }),
    enabled: isOpen,
    refetchInterval: REPLACEMENT_INTERVAL,
    refetchIntervalInBackground: true,
  })

  useEffect(() => {
    if (account === undefined || answer === undefined || !isOpen) return
    if (answer.status === 'sent') {
      pending.set(account, answer.transaction)
      unanswered?.clear(account)
    } else if (answer.request.nonce !== request.nonce) unanswered?.set(account, answer.request)
  }, [account, answer, isOpen, request, pending, unanswered])

  return isOpen ? request : undefined
}
