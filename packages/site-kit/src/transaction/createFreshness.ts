import { SiteError } from '../errors/SiteError.ts'

/** For how long a block is required, in milliseconds: servers that are further behind the chain are not used anyway. */
const REQUIRED_FOR = 120_000

export type Freshness = {
  /** Requires data of at least this block, for two minutes. */
  require: (blockNumber: bigint) => void
  /** True if data of this block includes all transactions of this page. */
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
 * so answers of a server that has not read that block yet are not used. A node may have named a block that the chain
 * does not have: the page recovers from that by itself.
 *
 * @param now milliseconds since any fixed moment
 */
export function createFreshness(now: () => number = () => performance.now()): Freshness {
  let [least, until] = [0n, 0]
  const isMet = (blockNumber: bigint | number) => BigInt(blockNumber) >= least || now() >= until
  return {
    require(blockNumber) {
      if (!isMet(blockNumber)) return
      least = blockNumber
      until = now() + REQUIRED_FOR
    },
    isMet,
    assert(actual) {
      if (!isMet(actual)) throw new NodeBehindError({ actual, least })
    },
  }
}
