import {
  addressTree,
  EMPTY_SHARD_ROOT,
  merkleTree,
  proofAt,
  rootOf,
  type Shard,
  shardName,
  shardNames,
} from '@foyer/presale-contracts/whitelist'
import type { Address, Hex } from 'viem'

export type Whitelist = {
  root: Hex
  /** Lower-case first byte → shard; all 256 are there, also the empty ones. */
  shards: Map<string, Shard>
}

/**
 * Merkle root and shards of a list of distinct addresses. The order of the list does not matter.
 * `onProgress` is told how much is done, 0 to 1.
 *
 * A proof has two parts: from the address to the root of its shard, and from there to the root of all. So a browser
 * downloads some 20 kB for a list of 100,000, where a file of complete proofs would be 120 MB.
 */
export function buildWhitelist(
  addresses: Iterable<Address>,
  onProgress?: (share: number) => void,
): Whitelist {
  const names = shardNames()
  const lists = new Map<string, Address[]>(names.map((name) => [name, []]))
  for (const address of addresses) lists.get(shardName(address))?.push(address.toLowerCase() as Address)

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
