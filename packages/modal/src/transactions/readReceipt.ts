import type { FeatureModal, Network } from '@foyer/modal-core'
import { askFirst, nodesOf } from '../eip155/request.ts'

/** A transaction in a block. */
export type TransactionReceipt = {
  hash: string
  chainId: Network['id']
  /** `reverted`: it is in a block, but it failed and changed nothing. */
  status: 'confirmed' | 'reverted'
  blockNumber: bigint
}

/** A transaction that was sent. */
export type SentTransaction = { hash: string; network: Network }

export type ReadReceipt = (transaction: SentTransaction) => Promise<TransactionReceipt | undefined>

const QUANTITY = /^0x[0-9a-f]{1,64}$/i
const STATUSES = new Map<unknown, TransactionReceipt['status']>([
  ['0x1', 'confirmed'],
  ['0x0', 'reverted'],
])

/** Also asks the client that the dapp reads the network with. */
export const receiptsOf =
  ({ adapterOf }: Pick<FeatureModal, 'adapterOf'>) =>
  async (transaction: SentTransaction) =>
    readReceipt(transaction, await adapterOf(transaction.network.chainNamespace)?.getNode?.(transaction))

/**
 * Asks the dapp's own client, where there is one, and the network's nodes. Undefined while the transaction is in no
 * block; rejects when no node gives a valid answer.
 */
export async function readReceipt(
  { hash, network }: SentTransaction,
  client?: unknown,
): Promise<TransactionReceipt | undefined> {
  const request = askFirst(nodesOf({ network, provider: client }))
  const answer = await request('eth_getTransactionReceipt', [hash])
  if (answer === null) return undefined
  const { transactionHash, status: code, blockNumber } = answer as Record<string, unknown>
  const status = STATUSES.get(code)
  const isOfHash = String(transactionHash).toLowerCase() === hash.toLowerCase()
  if (!isOfHash || status === undefined || typeof blockNumber !== 'string' || !QUANTITY.test(blockNumber))
    throw new Error('The node answered with something else than the receipt')
  return { hash, chainId: network.id, status, blockNumber: BigInt(blockNumber) }
}
