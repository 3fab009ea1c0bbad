/** Deletes what browsers before the floor (tooling/tsconfig/floor.ts) do not have. Runs in a page, before its scripts. */
export function deleteFloor() {
  const supports = CSS.supports.bind(CSS)
  CSS.supports = (...query: [string]) => !query.join().includes('from') && supports(...query)
  const floor: [object, string[]][] = [
    [Array, ['fromAsync']],
    [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toSorted', 'toSpliced', 'toReversed', 'with']],
    [Object, ['hasOwn']],
    [Navigator.prototype, ['locks']],
    [globalThis, ['structuredClone']],
  ]
  for (const [owner, names] of floor) for (const name of names) Reflect.deleteProperty(owner, name)
}
