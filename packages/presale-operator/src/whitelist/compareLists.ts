import type { Address, Hex } from 'viem'
import type { Whitelist } from './buildWhitelist.ts'

/** Addresses that are named; the others are counted. */
const MAX_LISTED = 20

/** What a list would change in the one in force. */
export type ListChange = { added: string[]; removed: string[] }

/** The list in force: none yet, one whose shards cannot be read, or its addresses. */
export type LiveList =
  | { status: 'none' }
  | { status: 'unread'; root: Hex }
  | { status: 'read'; root: Hex; addresses: readonly Address[] }

export const addressesOf = ({ shards }: Pick<Whitelist, 'shards'>) =>
  [...shards.values()].flatMap(({ addresses }) => addresses)

export function compareLists(next: readonly string[], live: readonly string[]): ListChange {
  const [nextSet, liveSet] = [new Set(next), new Set(live)]
  return {
    added: next.filter((address) => !liveSet.has(address)),
    removed: live.filter((address) => !nextSet.has(address)),
  }
}

/** The first addresses of a change, those that it removes before the others: they can no longer buy. */
export function changeLines({ added, removed }: ListChange): string[] {
  const changed = [...removed.map((address) => `- ${address}`), ...added.map((address) => `+ ${address}`)]
  const more = changed.length - MAX_LISTED
  return [...changed.slice(0, MAX_LISTED), ...(more > 0 ? [`… and ${more.toLocaleString('en')} more`] : [])]
}

/** What somebody who puts a list in force has to read: how many it has, and whom it adds and removes. */
export function describeListChange(next: readonly string[], live: LiveList) {
  const count = `${next.length} ${next.length === 1 ? 'address' : 'addresses'}`
  if (live.status === 'none') return { lines: [count, 'no list is in force yet'] }
  const replaced = [count, `replaces ${live.root}`]
  if (live.status === 'unread')
    return {
      lines: replaced,
      warnings: ['The shards of the list in force cannot be read: whom this list removes is not known.'],
    }
  const change = compareLists(next, live.addresses)
  const { added, removed } = change
  const removal = `It removes ${removed.length} of the ${live.addresses.length} addresses of the list in force.`
  return {
    lines: [...replaced, `${added.length} to add, ${removed.length} to remove`, ...changeLines(change)],
    ...(removed.length === 0 ? {} : { warnings: [removal] }),
  }
}
