import {
  addressTree,
  EMPTY_SHARD_ROOT,
  merkleTree,
  proofAt,
  rootOf,
  SHARD_DIGITS,
  type Shard,
  type ShardDigits,
  shardNames,
} from '@foyer/presale-contracts/whitelist'
import type { Address, Hex } from 'viem'
import { divideList } from './divideList.ts'

export type Whitelist = {
  root: Hex
  /** Lower-case first digits → shard; all are there, also the empty ones. */
  shards: Map<string, Shard>
}

/**
 * Merkle root and shards of a list of distinct addresses. The order of the list does not matter.
 * `onProgress` is told how much is done, 0 to 1. `digits`: how it may be divided; by as few of them as keep each shard small.
 *
 * A proof has two parts: from the address to the root of its shard, and from there to the root of all. So a browser
 * downloads some 20 kB for a list of 100,000 and 12 kB for one of a million, where a file of complete proofs would be 120 MB.
 */
export function buildWhitelist(
  addresses: Iterable<Address>,
  onProgress?: (share: number) => void,
  digits: readonly ShardDigits[] = SHARD_DIGITS,
): Whitelist {
  const lists = divideList(
    [...addresses].map((address) => address.toLowerCase() as Address),
    digits,
  )
  const names = [...lists.keys()]

  // Only the root of each tree is kept: the nodes of a long list would take most of the memory.
  const roots = names.map((name, index) => {
    onProgress?.(index / names.length)
    const list = lists.get(name) ?? []
    const [root = EMPTY_SHARD_ROOT] = list.length === 0 ? [] : addressTree(list)
    return root
  })
  const outer = merkleTree(roots)
  const root = rootOf(outer)
  const shards = names.map((name, index): [string, Shard] => [
    name,
    { root, outer: proofAt(outer, index), addresses: (lists.get(name) ?? []).sort() },
  ])
  return { root, shards: new Map(shards) }
}

/** The files of a whitelist: its shards, and what names their digits where there are more than two. */
export function filesOf({ shards }: Pick<Whitelist, 'shards'>): [name: string, content: string][] {
  const [[first = ''] = []] = shards
  const indexes =
    first.length > 2 ? shardNames().map((name) => [name, { digits: first.length }] as const) : []
  return [...indexes, ...shards].map(([name, content]) => [name, JSON.stringify(content)])
}
