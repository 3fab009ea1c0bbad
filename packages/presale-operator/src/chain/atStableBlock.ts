import type { BlockTag, GetBlockReturnType } from 'viem'
import { type ChainClient, ChainError } from './openChain.ts'

const ATTEMPTS = 3

export type StableBlock = GetBlockReturnType<undefined, false, 'latest'>

/**
 * Reads something as of one block, and reads it again when a reorganisation replaced that block meanwhile.
 *
 * @throws {ChainError} the block was replaced each time
 */
export async function atStableBlock<T>(
  client: ChainClient,
  blockTag: Extract<BlockTag, 'latest' | 'finalized'>,
  read: (block: StableBlock) => Promise<T>,
): Promise<T> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const block: StableBlock = await client.getBlock({ blockTag })
    const result = await read(block)
    if (await isCanonical(client, block)) return result
  }
  throw new ChainError(`The chain was reorganised ${ATTEMPTS} times while it was read.`, {
    remedy: 'run the command again; if the error persists, pass another endpoint with --rpc',
    docs: 'when-something-fails',
  })
}

/** True if the endpoint still has this very block at its number. */
export async function isCanonical(client: ChainClient, { number, hash }: { number: bigint; hash: string }) {
  const now = await client.getBlock({ blockNumber: number }).catch(() => undefined)
  return now?.hash === hash
}
