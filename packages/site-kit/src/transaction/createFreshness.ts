import { SiteError } from '../errors/SiteError.ts'

export type Freshness = {
  /** Requires data of at least this block from now on. */
  require: (blockNumber: bigint) => void
  /** Whether data of this block includes all transactions of this page. */
  isMet: (blockNumber: bigint | number) => boolean
  /**
   * Passes data of a block on that includes all transactions of this page.
   *
   * @throws {NodeBehindError} the block is older
   */
  assert: (blockNumber: bigint | number) => void
}

/** A node answered from before the page's last transaction: what it says is out of date. */
export class NodeBehindError extends SiteError {
  override name = 'NodeBehindError'
  constructor({ actual, least }: { actual: bigint | number; least: bigint }) {
    super('The node is behind the last transaction of this page.', {
      details: [`node at block ${actual}`, `transaction in block ${least}`],
      retryable: true,
    })
  }
}

/**
 * Tracks the newest block with a transaction of this page. A user who has just withdrawn expects to see the withdrawal,
 * so answers of a server that has not read that block yet are not used.
 */
export function createFreshness(): Freshness {
  let least = 0n
  const isMet = (blockNumber: bigint | number) => BigInt(blockNumber) >= least
  return {
    require(blockNumber) {
      if (blockNumber > least) least = blockNumber
    },
    isMet,
    assert(actual) {
      if (!isMet(actual)) throw new NodeBehindError({ actual, least })
    },
  }
}
