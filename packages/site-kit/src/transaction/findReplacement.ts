import { type Address, type Client, type Hash, isAddressEqual, TransactionNotFoundError } from 'viem'
import { getBlock, getTransaction, getTransactionCount } from 'viem/actions'
import type { PendingTransaction } from './createPendingStore.ts'
import { findReceipt } from './findReceipt.ts'

/** The outcome of a transaction that has no receipt. */
export type Replacement =
  /** Not in a block. `nonce` once a node has seen the transaction. */
  | { status: 'waiting'; nonce: number | undefined }
  /** Sped up in the wallet: this transaction has its nonce and is in a block. */
  | { status: 'replaced'; hash: Hash; nonce: number }
  /** Another transaction has its nonce, and is in none of the blocks that were searched. */
  | { status: 'canceled' }

/** Blocks that may hold an account's transaction with a nonce, the likeliest first; without one, what others sent for it. */
export type FindBlocks = (account: Address, nonce: number | undefined) => AsyncIterable<bigint>

export type FindReplacementParameters = {
  account: Address
  transaction: PendingTransaction
  findBlocks: FindBlocks
}

/**
 * Finds out what became of a transaction without a receipt, also one of a tab that was closed long ago. Its nonce is
 * used when the last finalized block says so: there all nodes agree, so that one that lags behind makes nothing look
 * canceled. The transaction that used it is searched for in the blocks of `findBlocks`.
 */
export async function findReplacement(
  client: Client,
  { account, transaction, findBlocks }: FindReplacementParameters,
): Promise<Replacement> {
  const { hash } = transaction
  const nonce = transaction.nonce ?? (await findNonce(client, account, hash))
  if (nonce === undefined || !(await isNonceUsed(client, account, hash, nonce)))
    return { status: 'waiting', nonce }
  for await (const blockNumber of findBlocks(account, nonce)) {
    const { transactions } = await getBlock(client, { blockNumber, includeTransactions: true })
    const found = transactions.find((one) => isAddressEqual(one.from, account) && one.nonce === nonce)
    if (found !== undefined) return { status: 'replaced', hash: found.hash, nonce }
  }
  return { status: 'canceled' }
}

/** True if another transaction of the account is final with the nonce of one that has no receipt. */
export async function isNonceUsed(client: Client, account: Address, hash: Hash, nonce: number) {
  const used = await getTransactionCount(client, { address: account, blockTag: 'finalized' })
  return used > nonce && (await findReceipt(client, hash)) === null
}

/** The nonce of an account's transaction; `undefined` when no node knows it, or another account sent it. */
export async function findNonce(client: Client, account: Address, hash: Hash) {
  try {
    const { from, nonce } = await getTransaction(client, { hash })
    return isAddressEqual(from, account) ? nonce : undefined
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return undefined
    throw error
  }
}
