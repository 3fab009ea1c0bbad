import type { Address, Hex } from 'viem'
import type { Proposal } from '../proposals/proposal.ts'
import type { Whitelist } from './buildWhitelist.ts'

/** Addresses that are named; the others are counted. */
const MAX_LISTED = 20

/** The difference between a list and the one in force. */
export type ListChange = {
  added: string[]
  removed: string[]
  /** Number of addresses on both. */
  kept: number
}

/** The list in force: none yet, one whose shards cannot be read, or its addresses. */
export type LiveList =
  | { status: 'none' }
  | { status: 'unread'; root: Hex }
  | { status: 'read'; root: Hex; addresses: readonly Address[] }

export const addressesOf = ({ shards }: Pick<Whitelist, 'shards'>) =>
  [...shards.values()].flatMap(({ addresses }) => addresses)

export function compareLists(next: readonly string[], live: readonly string[]): ListChange {
  const [nextSet, liveSet] = [new Set(next), new Set(live)]
  const added = next.filter((address) => !liveSet.has(address)).sort()
  const removed = live.filter((address) => !nextSet.has(address)).sort()
  return { added, removed, kept: live.length - removed.length }
}

/** The union of the list in force and a file, and the addresses of the file that were on the list before. */
export function addToList(live: readonly Address[], file: readonly Address[]) {
  const known = new Set(live)
  const fresh = file.filter((address) => !known.has(address))
  return { addresses: [...live, ...fresh], repeated: file.filter((address) => known.has(address)).sort() }
}

/** @example countChange(change) // '2 to add, 18 to remove, 1 stays' */
export function countChange({ added, removed, kept }: ListChange) {
  const label = (count: number) => count.toLocaleString('en')
  return `${label(added.length)} to add, ${label(removed.length)} to remove, ${label(kept)} ${kept === 1 ? 'stays' : 'stay'}`
}

/** Warns of a list that shares no address with the one it replaces: it may have been chosen by mistake. */
export function warnOfOtherList({ added, removed, kept }: ListChange): string[] {
  const isOther = kept === 0 && added.length > 0 && removed.length > 0
  return isOther ? ['None of the addresses in force is on it: it may be the list of another sale.'] : []
}

/** The number of addresses that a change concerns, and the first of them, those that it removes before the others. */
export function changeLines(change: ListChange): string[] {
  const { added, removed } = change
  const changed = [...removed.map((address) => `- ${address}`), ...added.map((address) => `+ ${address}`)]
  return [countChange(change), ...firstLines(changed)]
}

/** The first lines of many, and how many follow. */
export function firstLines(lines: readonly string[]): string[] {
  const more = lines.length - MAX_LISTED
  return [...lines.slice(0, MAX_LISTED), ...(more > 0 ? [`… and ${more.toLocaleString('en')} more`] : [])]
}

/** Lines for the person who puts a list in force: how many addresses it has, adds, removes and keeps. */
export function describeListChange(
  next: readonly string[],
  live: LiveList,
): Pick<Proposal, 'lines' | 'warnings' | 'confirmation' | 'addresses'> {
  const count = `${next.length.toLocaleString('en')} ${next.length === 1 ? 'address' : 'addresses'}`
  if (live.status === 'none') return { lines: [count, 'no list is in force yet'] }
  const replaced = [count, `replaces ${live.root}`]
  if (live.status === 'unread')
    return {
      lines: replaced,
      warnings: ['The shards of the list in force cannot be read: whom this list removes is not known.'],
      confirmation: 'Put it in force without knowing whom it removes',
    }
  const change = compareLists(next, live.addresses)
  const described = { lines: replaced, addresses: change }
  const removed = change.removed.length.toLocaleString('en')
  if (change.removed.length === 0) return described
  const total = live.addresses.length.toLocaleString('en')
  return {
    ...described,
    warnings: [
      `It removes ${removed} of the ${total} addresses of the list in force.`,
      ...warnOfOtherList(change),
    ],
    confirmation: `Remove ${removed} ${change.removed.length === 1 ? 'address' : 'addresses'}`,
  }
}
