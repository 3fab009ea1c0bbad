import { useState } from 'react'

/** How long a chain may show the same block, in milliseconds: its blocks are far less than a second apart. */
const LIMIT = 60_000

/**
 * Whether the node answers with the same block again and again: it has lost its chain, and says nothing about now.
 *
 * @param readAt when that block was read last, in milliseconds
 */
export function useStalled(blockNumber: bigint | undefined, readAt: number) {
  const [seen, setSeen] = useState({ blockNumber, since: readAt })
  if (seen.blockNumber !== blockNumber) setSeen({ blockNumber, since: readAt })
  return blockNumber !== undefined && seen.blockNumber === blockNumber && readAt - seen.since >= LIMIT
}
