import type { Hex } from 'viem'
import * as z from 'zod'
import type { ChainClient } from '../chain/openChain.ts'
import { sentTransactions } from './sentTransactions.ts'

/** Ignition's NONCE_TOO_HIGH: the node has seen more transactions of the deployer than the journal. */
const nonceTooHighSchema = z.object({
  number: z.literal(10411),
  messageArguments: z.object({ expectedNonce: z.int().nonnegative(), pendingCount: z.int().nonnegative() }),
})

export type AwaitSentTransactionsParameters = {
  client: ChainClient
  journalDir: string
  /** The error that Ignition threw. */
  error: unknown
}

/**
 * Waits for transactions that a killed run had handed to the node and that the journal does not know: Ignition takes them
 * for somebody else's while they are not mined.
 *
 * @returns whether all transactions that the journal does not know are in the list of sent ones: then the deployment can
 * be resumed
 */
export async function awaitSentTransactions(parameters: AwaitSentTransactionsParameters): Promise<boolean> {
  const { client, journalDir, error } = parameters
  const tooHigh = nonceTooHighSchema.safeParse(error)
  if (!tooHigh.success) return false
  const { expectedNonce, pendingCount } = tooHigh.data.messageArguments
  const sent = sentTransactions(journalDir)
  const unknown: Hex[][] = []
  for (let nonce = expectedNonce; nonce < pendingCount; nonce++) unknown.push(await sent.hashesOf(nonce))
  if (unknown.some((hashes) => hashes.length === 0)) return false
  // Several hashes of one nonce exclude each other: the first that is mined is the one.
  for (const hashes of unknown)
    await Promise.any(hashes.map((hash) => client.waitForTransactionReceipt({ hash })))
  return unknown.length > 0
}
