import { SimpleMerkleTree, StandardMerkleTree } from '@openzeppelin/merkle-tree'
import { type Address, getContractAddress, type Hex, zeroAddress, zeroHash } from 'viem'
import { type Shard, shardName, shardNames } from '../../src/whitelist/shard.ts'

/** `count` distinct addresses in lower case, the same ones in every run. */
export function createAddresses(count: number): Address[] {
  return Array.from({ length: count }, (_, index) =>
    lowerCase(getContractAddress({ from: zeroAddress, nonce: BigInt(index) })),
  )
}

/** Builds a whitelist with OpenZeppelin's library, as a reference that shares no code with ours. */
export function createReferenceWhitelist(addresses: readonly Address[]) {
  const lists = shardNames().map((name) => addresses.filter((address) => shardName(address) === name))
  const roots = lists.map((list) =>
    list.length === 0
      ? zeroHash
      : StandardMerkleTree.of(
          list.map((address) => [address]),
          ['address'],
        ).root,
  )
  const outer = SimpleMerkleTree.of(roots, { sortLeaves: false })
  const shards = shardNames().map((name, index): [string, Shard] => [
    name,
    { root: roots[index] as Hex, outer: outer.getProof(index) as Hex[], addresses: lists[index] ?? [] },
  ])
  return { root: outer.root as Hex, shards: new Map(shards) }
}

function lowerCase(address: Address): Address {
  return `0x${address.slice(2).toLowerCase()}`
}
