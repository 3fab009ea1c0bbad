import { type EIP1193Provider, trackTransaction, wipe } from '@nomicfoundation/ignition-core'
import { type Hex, isAddress } from 'viem'
import * as z from 'zod'
import type { ChainClient } from '../chain/openChain.ts'
import { artifactResolver } from './artifacts.ts'
import { sentTransactions } from './sentTransactions.ts'

/** Ignition's TRANSACTION_LOST: the journal says that a transaction was about to be sent, and not what came of it. */
const lostSchema = z.object({
  number: z.literal(10410),
  messageArguments: z.object({
    futureId: z.string(),
    nonce: z.number(),
    sender: z.string().refine((value) => isAddress(value)),
  }),
})

export type RecoverLostTransactionParameters = {
  client: ChainClient
  provider: EIP1193Provider
  journalDir: string
  /** The error that Ignition threw when it was asked to resume. */
  error: unknown
}

/**
 * Repairs the journal after a run was cut off while it sent a transaction.
 *
 * @returns whether it did: then the deployment can be resumed
 */
export async function recoverLostTransaction(parameters: RecoverLostTransactionParameters): Promise<boolean> {
  const { client, provider, journalDir, error } = parameters
  const lost = lostSchema.safeParse(error)
  if (!lost.success) return false
  const { futureId, nonce, sender } = lost.data.messageArguments

  for (const hash of await sentTransactions(journalDir).hashesOf(nonce)) {
    if (!(await isKnown(client, hash))) continue
    await trackTransaction(journalDir, hash, provider)
    return true
  }
  // The nonce is free, so the transaction never arrived, and another one in its place cannot double it.
  if ((await client.getTransactionCount({ address: sender, blockTag: 'pending' })) > nonce) return false
  await wipe(journalDir, artifactResolver, futureId)
  return true
}

async function isKnown(client: ChainClient, hash: Hex) {
  return client.getTransaction({ hash }).then(
    () => true,
    () => false,
  )
}
