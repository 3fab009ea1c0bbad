/** The place in a list of rows that a key leads to: the arrow keys, Home and End. Undefined for any other key. */
export function placeAfter(key: string, place: number, last: number): number | undefined {
  const target = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: last }[key]
  return target === undefined ? undefined : Math.min(Math.max(target, 0), last)
}
