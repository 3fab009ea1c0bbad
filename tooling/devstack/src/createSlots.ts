/**
 * Lets a few pieces of work run at once. Parts that start share the processor's cores: all at once, even the first would be ready late.
 *
 * @param count how many run at once
 */
export function createSlots(count: number) {
  const waiting: { rank: number; begin: () => void }[] = []
  let free = count

  /** Runs `work` as soon as a slot is free. Of what waits, the lowest rank comes first. */
  async function use<result>(rank: number, work: () => Promise<result>): Promise<result> {
    if (free === 0) await new Promise<void>((begin) => enqueue({ rank, begin }))
    else free--
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) free++
      else next.begin()
    }
  }

  function enqueue(entry: { rank: number; begin: () => void }) {
    const index = waiting.findIndex(({ rank }) => rank > entry.rank)
    waiting.splice(index === -1 ? waiting.length : index, 0, entry)
  }

  return { use }
}
