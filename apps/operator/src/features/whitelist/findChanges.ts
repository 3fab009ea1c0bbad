import type { ListChange } from '@foyer/presale-operator'

/** A page with a hundred thousand rows does not answer. */
export const MAX_SHOWN = 200

type Change = Pick<ListChange, 'added' | 'removed'>

/** The addresses of a change that contain a text, those that are removed first: `shown` has the first of those found. */
export function findChanges({ added, removed }: Change, query: string) {
  const text = query.trim().toLowerCase()
  const shown: { address: string; isRemoved: boolean }[] = []
  let found = 0
  for (const [addresses, isRemoved] of [[removed, true] as const, [added, false] as const])
    for (const address of addresses) {
      if (!address.includes(text)) continue
      found++
      if (shown.length < MAX_SHOWN) shown.push({ address, isRemoved })
    }
  return { shown, found }
}

/** A change as CSV, with a heading. */
export function changesFile({ added, removed }: Change) {
  const rows = [
    ...removed.map((address) => `removed,${address}`),
    ...added.map((address) => `added,${address}`),
  ]
  return `change,address\r\n${rows.join('\r\n')}\r\n`
}
