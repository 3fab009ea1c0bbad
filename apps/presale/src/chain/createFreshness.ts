export type Freshness = {
  /** Nothing older than this block will do from now on. */
  require: (blockNumber: bigint) => void
  /** Whether something as of this block takes in all that this page has seen happen. */
  isMet: (blockNumber: number) => boolean
}

/**
 * The newest block that this page knows a transaction of its own in. Whoever has just withdrawn looks for the
 * withdrawal: a server that has not read that block yet must not answer.
 */
export function createFreshness(): Freshness {
  let least = 0n
  return {
    require(blockNumber) {
      if (blockNumber > least) least = blockNumber
    },
    isMet: (blockNumber) => BigInt(blockNumber) >= least,
  }
}
