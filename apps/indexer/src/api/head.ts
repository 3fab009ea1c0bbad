import { unavailable } from '@foyer/server-kit/errors'
import { sql } from 'ponder'
import * as z from 'zod'
import type { Store } from './createStore.ts'

/** The state of the indexer. `timestamp` in Unix seconds. */
export type Head = {
  status: 'backfilling' | 'live'
  asOf: { blockNumber: number; timestamp: number }
}

/** Reads Ponder's own bookkeeping; it is in the schema that each connection searches first. */
export const headQuery = sql`
  SELECT latest_checkpoint AS "checkpoint", value->>'is_ready' AS "isReady"
  FROM _ponder_checkpoint, _ponder_meta`

/**
 * A Ponder checkpoint is a text of fixed-width decimal fields: timestamp (10 digits), chain id (16), block number (16)
 * and the position in the block. See ponder/src/utils/checkpoint.ts.
 */
const headRowsSchema = z.array(
  z.object({
    checkpoint: z
      .string()
      .regex(/^\d{75}$/)
      .transform((text) => ({
        blockNumber: Number(text.slice(26, 42)),
        timestamp: Number(text.slice(0, 10)),
      })),
    isReady: z.enum(['0', '1']),
  }),
)

/** @throws {HttpError} 503 `starting`: before the first block has been read */
export async function readHead(store: Pick<Store, 'head'>): Promise<Head> {
  const [row] = headRowsSchema.parse(await store.head())
  if (row === undefined) throw unavailable('starting', 'The indexer is starting. Try again in a moment.')
  return { status: row.isReady === '1' ? 'live' : 'backfilling', asOf: row.checkpoint }
}

export async function readAsOf(store: Pick<Store, 'head'>) {
  return (await readHead(store)).asOf
}
