/** A value as a screen shows it: one line, or a list of named ones. */
export type ValueNode = { name: string; type: string } & ({ value: string } | { children: ValueNode[] })

/** Depth and number of values that are read. Nobody reads more than that. */
const MAX_DEPTH = 16
const MAX_NODES = 5_000

/** The request cannot be read as the kind that it says it is. */
export class UnreadableError extends Error {
  override name = 'UnreadableError'
}

/** Counts what is read of one request. */
export function createBudget() {
  let nodes = 0
  return (depth: number) => {
    if (++nodes > MAX_NODES || depth > MAX_DEPTH) throw new UnreadableError('There is more than can be shown')
  }
}

export const ADDRESS = /^0x[\da-f]{40}$/i

export const sameAddress = (one: string | undefined, other: string | undefined) =>
  one !== undefined && one.toLowerCase() === other?.toLowerCase()
