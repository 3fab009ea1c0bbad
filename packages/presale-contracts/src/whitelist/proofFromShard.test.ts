import { SimpleMerkleTree } from '@openzeppelin/merkle-tree'
import { type Address, bytesToHex, zeroHash } from 'viem'
import { describe, expect, test } from 'vitest'
import { createAddresses, createReferenceWhitelist } from '../../test/utils/whitelist.ts'
import { leafOf } from './merkleTree.ts'
import { DamagedShardError, proofFromShard } from './proofFromShard.ts'
import { shardName } from './shard.ts'

const addresses = createAddresses(1000)
const { root, shards } = createReferenceWhitelist(addresses)
const [member = '0x'] = addresses
const shardOf = (address: Address) => JSON.parse(JSON.stringify(shards.get(shardName(address))))

test('proves every listed address to a plain Merkle verifier', () => {
  for (const address of addresses) {
    const proof = proofFromShard(shardOf(address), root, address) ?? []
    expect(SimpleMerkleTree.verify(root, bytesToHex(leafOf(address)), proof)).toBe(true)
  }
})

test('takes an address in any case', () => {
  const upperCase = `0x${member.slice(2).toUpperCase()}` as const
  expect(proofFromShard(shardOf(member), root, upperCase)).toEqual(
    proofFromShard(shardOf(member), root, member),
  )
})

test('gives null for an address that is not listed', () => {
  const [stranger = '0x'] = createAddresses(1001).slice(1000)
  expect(proofFromShard(shardOf(stranger), root, stranger)).toBeNull()
})

test('gives null from an empty shard', () => {
  const small = createReferenceWhitelist([member])
  const stranger = member.startsWith('0x00') ? '0xff'.padEnd(42, '1') : '0x00'.padEnd(42, '1')
  const shard = small.shards.get(stranger.slice(2, 4))
  expect(proofFromShard(shard, small.root, stranger as Address)).toBeNull()
})

describe('a damaged shard is an error and never "not listed":', () => {
  const good = shardOf(member)
  const { addresses: _, ...withoutAddresses } = good
  const cases: [string, unknown][] = [
    ['the page of an app', '<!doctype html>'],
    ['null', null],
    ['no addresses field', withoutAddresses],
    ['an address dropped', { ...good, addresses: good.addresses.slice(1) }],
    ['an address added', { ...good, addresses: [...good.addresses, '0x'.padEnd(42, '1')] }],
    ['an address that is not one', { ...good, addresses: ['0x12'] }],
    ['a path that is too short', { ...good, outer: good.outer.slice(1) }],
    ['a changed path', { ...good, outer: [zeroHash, ...good.outer.slice(1)] }],
  ]
  test.each(cases)('%s', (_name, shard) => {
    expect(() => proofFromShard(shard, root, member)).toThrow(DamagedShardError)
  })

  test('a good shard of another list', () => {
    const other = createReferenceWhitelist(addresses.slice(1))
    expect(() => proofFromShard(good, other.root, member)).toThrow('does not lead to the root')
  })
})
