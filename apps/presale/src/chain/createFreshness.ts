export type Freshness = {
  /** Requires data of at least this block from now on. */
  require: (blockNumber: bigint) => void
  /** Whether data of this block includes all transactions of this page. */
  isMet: (blockNumber: number) => boolean
}

/**
 * Tracks the newest block with a transaction of this page. A user who has just withdrawn expects to see the withdrawal,
 * so answers of a server that has not read that block yet are not used.
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
