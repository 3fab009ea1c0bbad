import { proofFromShard, shardName } from '@foyer/presale-contracts/whitelist'
import { StandardMerkleTree } from '@openzeppelin/merkle-tree'
import { expect, test } from 'vitest'
import { someAddresses } from '../testing/addresses.ts'
import { buildWhitelist } from './buildWhitelist.ts'

const addresses = someAddresses(1000)
const { root, shards } = buildWhitelist(addresses)

test('writes shards from which every listed address proves itself, and no other', () => {
  const [stranger = '0x'] = someAddresses(1001).slice(1000)
  for (const address of addresses) {
    const proof = proofFromShard(shards.get(shardName(address)), root, address) ?? []
    expect(StandardMerkleTree.verify(root, ['address'], [address], proof)).toBe(true)
  }
  expect(proofFromShard(shards.get(shardName(stranger)), root, stranger)).toBeNull()
})

test('gives the same shards for any order of the list', () => {
  expect(buildWhitelist([...addresses].reverse())).toEqual({ root, shards })
})

test('writes an empty shard for a first byte without addresses', () => {
  const [member = '0x'] = addresses
  const small = buildWhitelist([member])
  const stranger = member.startsWith('0x00')
    ? (`0xff${'1'.repeat(38)}` as const)
    : (`0x00${'1'.repeat(38)}` as const)
  expect(small.shards.size).toBe(256)
  expect(proofFromShard(small.shards.get(shardName(stranger)), small.root, stranger)).toBeNull()
})

test('reports progress from 0 up to the last shard', () => {
  const shares: number[] = []
  buildWhitelist(addresses, (share) => shares.push(share))
  expect(shares).toEqual(Array.from({ length: 256 }, (_, index) => index / 256))
})
