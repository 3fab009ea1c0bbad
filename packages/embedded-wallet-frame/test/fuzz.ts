/** Values that no message should hold, and some that it may. */
const LEAVES = [
  undefined,
  null,
  '',
  'x',
  '0x',
  '123456',
  'ada@example.org',
  0,
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 53,
  true,
  false,
  '__proto__',
  '\u202e\u0000',
  'a'.repeat(300_000),
  1n,
  new Date(0),
  new Map([[1, 2]]),
]

/** The same numbers for the same seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Replaces, removes or adds something at a random place of a message. */
export function mutate(value: unknown, random: () => number): unknown {
  const pick = <item>(items: readonly item[]) => items[Math.floor(random() * items.length)]
  if (typeof value !== 'object' || value === null || random() < 0.15) return pick(LEAVES)
  if (Array.isArray(value))
    return random() < 0.3
      ? [...value, pick(LEAVES)]
      : value.map((each) => (random() < 0.5 ? mutate(each, random) : each))
  const entries = Object.entries(value)
  const key = pick(entries)?.[0]
  if (key === undefined || random() < 0.15)
    return { ...value, [String(pick(['extra', '__proto__', 'id', 'payload']))]: pick(LEAVES) }
  if (random() < 0.15) return Object.fromEntries(entries.filter(([name]) => name !== key))
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, name === key ? mutate(inner, random) : inner]),
  )
}
