/** Random numbers that a seed repeats (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** A whole number from `low` to `high`, both included. */
  const within = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))

  return {
    within,
    chance: (probability: number) => next() < probability,
    pick<item>(items: readonly item[]): item {
      const item = items[within(0, items.length - 1)]
      if (item === undefined) throw new Error('There is nothing to pick from.')
      return item
    },
    /** From 1 to `high`, both included. */
    amount: (high: bigint) => 1n + (high * BigInt(within(0, 1_000_000))) / 1_000_001n,
  }
}

export type Random = ReturnType<typeof createRandom>
