import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { waitForReceipt } from '@foyer/chain-kit'
import { parseJson } from '@foyer/kit'
import { type Hex, isHash } from 'viem'
import * as z from 'zod'
import type { ChainClient } from '../chain/openChain.ts'

/** Ignition's NONCE_TOO_HIGH: the chain has seen more transactions of the deployer than the journal. */
const nonceTooHighSchema = z.object({ number: z.literal(10411) })

/** A transaction of a step, as Ignition's journal names it. */
const interactionSchema = z.object({ futureId: z.string(), networkInteractionId: z.number() })
const sentSchema = interactionSchema.extend({
  type: z.literal('TRANSACTION_SEND'),
  transaction: z.object({ hash: z.string().refine((value) => isHash(value)) }),
})
const endedSchema = interactionSchema.extend({
  type: z.enum([
    'TRANSACTION_CONFIRM',
    'ONCHAIN_INTERACTION_DROPPED',
    'ONCHAIN_INTERACTION_REPLACED_BY_USER',
  ]),
})
const wipedSchema = z.object({ type: z.literal('WIPE_APPLY'), futureId: z.string() })

type SentTransaction = z.infer<typeof interactionSchema> & { hash: Hex }

export type ConfirmSentTransactionsParameters = {
  client: ChainClient
  journalDir: string
  /** The error that Ignition threw when it was asked to resume. */
  error: unknown
  /** Blocks after which a transaction counts as final. */
  confirmations: number
}

/**
 * Writes confirmations into the journal that a killed run did not come to write. Ignition derives the next nonce from the
 * transactions that are not confirmed, so it takes a later one that is confirmed for somebody else's.
 *
 * @returns whether it wrote any: then the deployment can be resumed
 */
export async function confirmSentTransactions(
  parameters: ConfirmSentTransactionsParameters,
): Promise<boolean> {
  const { client, journalDir, error, confirmations } = parameters
  if (!nonceTooHighSchema.safeParse(error).success) return false
  const path = join(journalDir, 'journal.jsonl')
  const open = findUnconfirmed(await readFile(path, 'utf8'))
  for (const { hash, ...interaction } of open) {
    const receipt = await waitForReceipt(client, { hash, confirmations })
    const { blockHash, blockNumber, contractAddress, logs, status } = receipt
    const message = {
      ...interaction,
      type: 'TRANSACTION_CONFIRM',
      hash,
      receipt: {
        blockHash,
        blockNumber: Number(blockNumber),
        contractAddress: contractAddress ?? undefined,
        status: status === 'success' ? 'SUCCESS' : 'FAILURE',
        logs: logs.map(({ address, logIndex, data, topics }) => ({ address, logIndex, data, topics })),
      },
    }
    await appendFile(path, `\n${JSON.stringify(message)}`)
  }
  return open.length > 0
}

/** Finds the transactions that the journal says were sent, and not what came of them. */
function findUnconfirmed(journal: string): SentTransaction[] {
  const open = new Map<string, SentTransaction>()
  for (const line of journal.split('\n')) {
    const message = parseJson(line)
    const sent = sentSchema.safeParse(message).data
    const ended = endedSchema.safeParse(message).data
    const wiped = wipedSchema.safeParse(message).data
    // A transaction whose fees were raised is sent again for the same interaction: the last one counts.
    if (sent !== undefined) {
      const { futureId, networkInteractionId } = sent
      open.set(keyOf(sent), { futureId, networkInteractionId, hash: sent.transaction.hash })
    }
    if (ended !== undefined) open.delete(keyOf(ended))
    if (wiped !== undefined)
      for (const [key, { futureId }] of open) if (futureId === wiped.futureId) open.delete(key)
  }
  return [...open.values()]
}

function keyOf({ futureId, networkInteractionId }: z.infer<typeof interactionSchema>) {
  return `${futureId} ${networkInteractionId}`
}
