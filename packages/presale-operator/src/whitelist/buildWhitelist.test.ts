import { IS_FULL } from '@foyer/harness/full'
import { proofFromShard, readProof, SHARD_DIGITS, shardName } from '@foyer/presale-contracts/whitelist'
import { StandardMerkleTree } from '@openzeppelin/merkle-tree'
import { type Address, type Hex, zeroHash } from 'viem'
import { describe, expect, test } from 'vitest'
import { someAddresses } from '../testing/addresses.ts'
import { buildWhitelist, filesOf } from './buildWhitelist.ts'
import { divideList } from './divideList.ts'
import { readWhitelist } from './readWhitelist.ts'

/** More than there are shards. */
const COUNT = 300
const addresses = someAddresses(COUNT)
const { root, shards } = buildWhitelist(addresses)

test('writes shards from which every listed address proves itself, and no other', () => {
  const [stranger = '0x'] = someAddresses(COUNT + 1).slice(COUNT)
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

test.runIf(IS_FULL)('divides a million so that no file has more than 50 kB', () => {
  const many = Array.from({ length: 1_000_000 }, (_, index): Address => {
    const digits = ((index * 2_654_435_761) >>> 0).toString(16).padStart(8, '0')
    return `0x${digits}${'0'.repeat(32)}`
  })
  const lists = divideList(many, SHARD_DIGITS)
  expect(lists.size).toBe(4_096)
  const most = Math.max(...[...lists.values()].map(({ length }) => length))
  const outer = Array.from({ length: 16 }, () => zeroHash)
  // As large as a shard may be that is not divided further.
  const largest = { root: zeroHash, outer, addresses: Array(1_100).fill(many[0]) }
  expect(most).toBeLessThanOrEqual(1_100)
  expect(JSON.stringify(largest).length).toBeLessThanOrEqual(50 * 1_024)
})

test('divides by more digits as soon as one shard is too long', () => {
  const alike = (count: number) =>
    Array.from(
      { length: count },
      (_, index): Address =>
        `0xab${index.toString(16).padStart(4, '0').split('').reverse().join('')}${'1'.repeat(34)}`,
    )
  expect(divideList(alike(1_100), SHARD_DIGITS).size).toBe(256)
  expect(divideList(alike(1_101), SHARD_DIGITS).size).toBe(4_096)
  const same = Array.from(
    { length: 1_101 },
    (_, index): Address => `0xabcdef${index.toString(16).padStart(34, '0')}`,
  )
  expect(divideList(same, SHARD_DIGITS).size).toBe(65_536)
})

describe('a list that is divided by three digits', () => {
  const long = buildWhitelist(addresses, undefined, [3])
  const files = new Map(filesOf(long))
  const read = async (name: string): Promise<unknown> => JSON.parse(files.get(name) ?? 'null')

  test('proves an address by two files, and no other', async () => {
    const [stranger = '0x'] = someAddresses(COUNT + 1).slice(COUNT)
    expect(files.size).toBe(256 + 4_096)
    for (const address of addresses.slice(0, 50)) {
      const proof = (await readProof(read, long.root, address)) ?? []
      expect(StandardMerkleTree.verify(long.root, ['address'], [address], proof)).toBe(true)
    }
    expect(await readProof(read, long.root, stranger)).toBeNull()
  })

  test('is read back as it was divided', async () => {
    const shares: number[] = []
    const back = await readWhitelist(
      (_root, name) => read(name),
      long.root,
      (share) => shares.push(share),
    )
    expect(back).toEqual(long)
    expect(shares.at(-1)).toBe(1)
  })

  test('is damaged when a file is wrong that names the digits', async () => {
    const wrong = (_root: Hex, name: string) => read(name === '7f' ? '7f0' : name)
    await expect(readWhitelist(wrong, long.root)).rejects.toThrow('do not belong to the whitelist root')
  })
})
