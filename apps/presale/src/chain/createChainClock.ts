/** Seconds that two readings may differ before the newer one moves the clock: blocks are that coarse. */
const TOLERANCE = 2

export type ChainClock = {
  /** Take in the timestamp of the newest block, in seconds. */
  observe: (timestamp: bigint) => void
  /** Chain time now, in whole seconds; `undefined` until a block was observed. */
  now: () => number | undefined
}

/**
 * The chain's clock between two reads: the last block's timestamp, moved on by a monotonic clock. The visitor's
 * wall clock plays no part, so a wrong or changed one changes no countdown.
 *
 * @param monotonic milliseconds since any fixed moment
 */
export function createChainClock(monotonic: () => number = () => performance.now()): ChainClock {
  let anchor: { timestamp: number; at: number } | undefined

  const read = () =>
    anchor === undefined ? undefined : anchor.timestamp + Math.floor((monotonic() - anchor.at) / 1000)

  return {
    observe(timestamp) {
      const current = read()
      // A second more or less is the block's age: following it would make the countdown jump back and forth.
      if (current !== undefined && Math.abs(Number(timestamp) - current) <= TOLERANCE) return
      anchor = { timestamp: Number(timestamp), at: monotonic() }
    },
    now: read,
  }
}
