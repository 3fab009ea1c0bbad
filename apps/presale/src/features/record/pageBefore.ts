/**
 * The page of a list that ends before an index.
 *
 * @example pageBefore(23, 10) // { offset: 13, limit: 10 }
 * @example pageBefore(3, 10) // { offset: 0, limit: 3 }
 */
export function pageBefore(end: number, size: number) {
  const offset = Math.max(0, end - size)
  return { offset, limit: end - offset }
}
