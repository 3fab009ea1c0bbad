import { presaleAbi, referralAbi, rewardVaultAbi } from '@foyer/presale-contracts'
import { type Address, type Hash, isAddressEqual, TransactionNotFoundError } from 'viem'
import { getBlock, getTransaction, getTransactionCount, readContract } from 'viem/actions'
import type { Runtime } from '../app/boot.ts'
import { findBlocksAt } from './blocksAt.ts'
import type { PendingTopic, PendingTransaction } from './createPendingStore.ts'
import { findReceipt } from './receiptQuery.ts'

/** How many of the newest records are looked at: the one that replaced another is the newest or close to it. */
const NEWEST = 3n

/** What became of a transaction that has no receipt. */
export type Fate =
  /** Not in a block. `nonce` once a node has seen the transaction. */
  | { status: 'waiting'; nonce: number | undefined }
  /** Sped up in the wallet: this one is in a block in its place. */
  | { status: 'replaced'; hash: Hash; nonce: number }
  /** Its place was taken by something else, of which the contracts have no record. */
  | { status: 'canceled' }

type ChainReader = Pick<Runtime, 'client' | 'config'>

/** Where a contract says that it did something: in a block, or in a second. */
type Place = { blockNumber: number } | { time: number }

/**
 * Finds out what became of a transaction without a receipt, also one of a tab that was closed long ago. Its place, the
 * account's nonce, is taken when the last finalized block says so: there all nodes agree, so that one that lags behind
 * makes nothing look canceled. What took it is looked for where the contracts have recorded what the account did last.
 */
export async function findFate(
  runtime: ChainReader,
  topic: PendingTopic,
  account: Address,
  { hash, nonce: known }: PendingTransaction,
): Promise<Fate> {
  const nonce = known ?? (await findNonce(runtime, account, hash))
  if (nonce === undefined || !(await isPlaceTaken(runtime, account, hash, nonce)))
    return { status: 'waiting', nonce }
  const replacement = await findReplacement(runtime, account, nonce, await PLACES[topic](runtime, account))
  return replacement === undefined ? { status: 'canceled' } : { status: 'replaced', hash: replacement, nonce }
}

/** Whether another transaction of the account is final in the place of one, which has no receipt. */
export async function isPlaceTaken({ client }: ChainReader, account: Address, hash: Hash, nonce: number) {
  const used = await getTransactionCount(client, { address: account, blockTag: 'finalized' })
  return used > nonce && (await findReceipt(client, hash)) === null
}

/** The nonce that a transaction takes of the account; `undefined` when no node knows it, or another account sent it. */
export async function findNonce({ client }: ChainReader, account: Address, hash: Hash) {
  try {
    const { from, nonce } = await getTransaction(client, { hash })
    return isAddressEqual(from, account) ? nonce : undefined
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return undefined
    throw error
  }
}

/** Where the contracts have recorded what an account did last of each topic. */
const PLACES: Record<PendingTopic, (runtime: ChainReader, account: Address) => Promise<readonly Place[]>> = {
  async purchase({ client, config }, account) {
    const [purchases] = await readContract(client, {
      address: config.contracts.presale,
      abi: presaleAbi,
      functionName: 'purchasesOf',
      args: [account, 0, NEWEST],
    })
    return purchases.map(({ blockNumber }) => ({ blockNumber }))
  },
  async bind({ client, config }, account) {
    const { boundAt } = await readContract(client, {
      address: config.contracts.referral,
      abi: referralAbi,
      functionName: 'profileOf',
      args: [account],
    })
    return boundAt === 0 ? [] : [{ time: boundAt }]
  },
  async withdrawal({ client, config }, account) {
    const [withdrawals] = await readContract(client, {
      address: config.contracts.rewardVault,
      abi: rewardVaultAbi,
      functionName: 'withdrawalsOf',
      args: [account, 0, NEWEST],
    })
    return withdrawals.map(({ requestedAt }) => ({ time: requestedAt }))
  },
  // The vault keeps no time of it. Its status tells what it came to.
  settlement: async () => [],
}

async function findReplacement(
  { client, config }: ChainReader,
  account: Address,
  nonce: number,
  places: readonly Place[],
): Promise<Hash | undefined> {
  for (const place of places) {
    const blocks =
      'time' in place ? await findBlocksAt(client, place.time, config.startBlock) : [place.blockNumber]
    for (const block of blocks) {
      const { transactions } = await getBlock(client, {
        blockNumber: BigInt(block),
        includeTransactions: true,
      })
      const found = transactions.find((one) => isAddressEqual(one.from, account) && one.nonce === nonce)
      if (found !== undefined) return found.hash
    }
  }
  return undefined
}
