import type { FeatureModal, Network } from '@foyer/modal-core'
import { nodesOf } from '../eip155/request.ts'
import { askFirst } from '../rpc/rpcOf.ts'
import type { createSearch } from './findExecution.ts'
import { findReplacement, lookAt, type SeenTransaction } from './findReplacement.ts'

/** A transaction in a block. */
export type TransactionReceipt = {
  /** Another one than was sent where the user replaced the transaction in the wallet, for example by a higher fee. */
  hash: string
  chainId: Network['id']
  /**
   * - `reverted`: it is in a block, but it failed and changed nothing, or what a contract account did in it.
   * - `replaced`: one that does something else took its place, for example when the user canceled it in the wallet. What
   *   was sent never happens.
   */
  status: 'confirmed' | 'reverted' | 'replaced'
  blockNumber: bigint
}

/** A transaction that was sent. `address`: the account that sends it. */
export type SentTransaction = { hash: string; network: Network; address?: string | undefined }

/** `shared`: the account is a contract, such as a Safe, and nobody has executed the transaction for it yet. */
export type ReadReceipt = (transaction: SentTransaction) => Promise<TransactionReceipt | 'shared' | undefined>

const QUANTITY = /^0x[0-9a-f]{1,64}$/i
const STATUSES = new Map<unknown, TransactionReceipt['status']>([
  ['0x1', 'confirmed'],
  ['0x0', 'reverted'],
])
/** The events by which contract accounts say that what they were asked for has failed, among others. */
const EXECUTION = /^0x(?:23428b18|49628fd1)/i

/**
 * Reads receipts from the network's nodes and from the client that the dapp reads the network with. While a transaction
 * has none, it looks for the one with which the user replaced it in the wallet.
 */
export function receiptsOf({ adapterOf }: Pick<FeatureModal, 'adapterOf'>): ReadReceipt {
  const seen = new WeakMap<SentTransaction, SeenTransaction>()
  const searches = new WeakMap<SentTransaction, ReturnType<typeof createSearch>>()
  return async (transaction) => {
    const { hash, network, address } = transaction
    const client = await adapterOf(network.chainNamespace)?.getNode?.(transaction)
    const receipt = await readReceipt(transaction, client)
    if (receipt !== undefined) return receipt
    // A node that cannot tell this still has the receipts.
    const request = askFirst(nodesOf({ network, provider: client }))
    const known = seen.get(transaction) ?? (await lookAt(request, hash).catch(() => undefined))
    if (known === undefined) {
      if (address === undefined) return undefined
      const execution = await import('./findExecution.ts')
      const search = searches.get(transaction) ?? execution.createSearch(transaction, address)
      searches.set(transaction, search)
      return search(request)
    }
    seen.set(transaction, known)
    const replacement = await findReplacement(request, hash, known).catch(() => undefined)
    if (replacement === undefined) return undefined
    const other = await readReceipt({ ...transaction, hash: replacement.hash }, client)
    return other && (replacement.isSame ? other : { ...other, status: 'replaced' })
  }
}

/**
 * Asks the dapp's own client, where there is one, and the network's nodes. Undefined while the transaction is in no
 * block; rejects when no node gives a valid answer.
 */
export async function readReceipt(
  { hash, network, address }: SentTransaction,
  client?: unknown,
): Promise<TransactionReceipt | undefined> {
  const request = askFirst(nodesOf({ network, provider: client }))
  const answer = await request('eth_getTransactionReceipt', [hash])
  if (answer === null) return undefined
  const { transactionHash, status: code, blockNumber, logs } = answer as Record<string, unknown>
  const status = STATUSES.get(code)
  const isOfHash = String(transactionHash).toLowerCase() === hash.toLowerCase()
  if (!isOfHash || status === undefined || typeof blockNumber !== 'string' || !QUANTITY.test(blockNumber))
    throw new Error('The node answered with something other than the receipt')
  const isFailed = address !== undefined && (await hasFailed(logs, address))
  return {
    hash,
    chainId: network.id,
    status: isFailed ? 'reverted' : status,
    blockNumber: BigInt(blockNumber),
  }
}

/** Resolves with true if logs say that a contract account’s request has failed. The transaction itself succeeds then. */
async function hasFailed(logs: unknown, account: string): Promise<boolean> {
  const executions = (Array.isArray(logs) ? logs : []).filter((log) =>
    EXECUTION.test(String(Object(log).topics?.[0])),
  )
  if (executions.length === 0) return false
  const { outcomeOf } = await import('./findExecution.ts')
  return executions.some((log) => outcomeOf(log, account) === 'reverted')
}
