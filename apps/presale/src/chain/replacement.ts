import { presaleAbi } from '@foyer/presale-contracts'
import { type Address, type Hash, isAddressEqual, TransactionNotFoundError } from 'viem'
import { getBlock, getTransaction, getTransactionCount, readContract } from 'viem/actions'
import type { Runtime } from '../app/boot.ts'
import type { PendingTransaction } from './createPendingStore.ts'
import { findReceipt } from './receiptQuery.ts'

/** How many of the newest purchases are looked at: the one that replaced another is the newest or close to it. */
const NEWEST = 3n

/** What became of a purchase that has no receipt. */
export type Fate =
  /** Not in a block. `nonce` once a node has seen the transaction. */
  | { status: 'waiting'; nonce: number | undefined }
  /** Sped up in the wallet: this purchase is in a block in its place. */
  | { status: 'replaced'; hash: Hash; nonce: number }
  /** Its place was taken by something that bought nothing. */
  | { status: 'canceled' }

/**
 * Finds out what became of a purchase without a receipt, also one of a tab that was closed long ago. Its place, the
 * account's nonce, is taken when the last finalized block says so: there all nodes agree, so that one that lags behind
 * makes nothing look canceled. What took it is asked of the sale, so that no range of blocks has to be read.
 */
export async function findFate(
  runtime: Pick<Runtime, 'client' | 'config'>,
  account: Address,
  { hash, nonce: known }: PendingTransaction,
): Promise<Fate> {
  const { client } = runtime
  const nonce = known ?? (await findNonce(runtime, account, hash))
  if (nonce === undefined) return { status: 'waiting', nonce }
  const used = await getTransactionCount(client, { address: account, blockTag: 'finalized' })
  if (used <= nonce || (await findReceipt(client, hash)) !== null) return { status: 'waiting', nonce }
  const replacement = await findPurchase(runtime, account, nonce)
  return replacement === undefined ? { status: 'canceled' } : { status: 'replaced', hash: replacement, nonce }
}

/** The nonce that a transaction takes of the account; `undefined` when no node knows it, or another account sent it. */
async function findNonce({ client }: Pick<Runtime, 'client'>, account: Address, hash: Hash) {
  try {
    const { from, nonce } = await getTransaction(client, { hash })
    return isAddressEqual(from, account) ? nonce : undefined
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return undefined
    throw error
  }
}

async function findPurchase(
  { client, config }: Pick<Runtime, 'client' | 'config'>,
  account: Address,
  nonce: number,
): Promise<Hash | undefined> {
  const [purchases] = await readContract(client, {
    address: config.contracts.presale,
    abi: presaleAbi,
    functionName: 'purchasesOf',
    args: [account, 0, NEWEST],
  })
  for (const { blockNumber } of purchases) {
    const block = await getBlock(client, { blockNumber: BigInt(blockNumber), includeTransactions: true })
    const found = block.transactions.find((one) => isAddressEqual(one.from, account) && one.nonce === nonce)
    if (found !== undefined) return found.hash
  }
  return undefined
}
