import { SimpleMerkleTree, StandardMerkleTree } from '@openzeppelin/merkle-tree'
import type { Hex } from 'viem'
import { bytesToHex, keccak256, numberToHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { createAddresses } from '../../test/utils/whitelist.ts'
import { addressTree, leafOf, merkleTree, proofAt, proofOf, rootOf } from './merkleTree.ts'

describe.each([1, 2, 3, 7, 64, 391])('a tree of %i leaves', (count) => {
  const addresses = createAddresses(count)
  const reference = StandardMerkleTree.of(
    addresses.map((address) => [address]),
    ['address'],
  )
  const leaves = addresses.map((address) => keccak256(address, 'bytes'))
  const simple = SimpleMerkleTree.of(leaves, { sortLeaves: false })

  test("over addresses has the root of OpenZeppelin's StandardMerkleTree", () => {
    expect(rootOf(addressTree(addresses))).toBe(reference.root)
  })

  test("over addresses gives StandardMerkleTree's proof for each of them", () => {
    const tree = addressTree(addresses)
    for (const address of addresses)
      expect(proofOf(tree, leafOf(address))).toEqual(reference.getProof([address]))
  })

  test("over hashes has root and proofs of OpenZeppelin's SimpleMerkleTree", () => {
    const tree = merkleTree(leaves)
    expect(rootOf(tree)).toBe(simple.root)
    leaves.forEach((_, index) => {
      expect(proofAt(tree, index)).toEqual(simple.getProof(index))
    })
  })
})

test('there is no proof for an address that is not in the tree, nor for an inner node', () => {
  const [stranger, ...members] = createAddresses(5)
  const tree = addressTree(members)
  expect(proofOf(tree, leafOf(stranger ?? '0x'))).toBeUndefined()
  expect(proofOf(tree, tree[1] ?? new Uint8Array())).toBeUndefined()
})

test('a leaf is the double hash of the encoded address', () => {
  const [address = '0x'] = createAddresses(1)
  const encoded: Hex = numberToHex(BigInt(address), { size: 32 })
  expect(bytesToHex(leafOf(address))).toBe(keccak256(keccak256(encoded)))
})
