import { type Address, bytesToHex, concatBytes, type Hex, hexToBytes, keccak256 } from 'viem'

// The same trees as OpenZeppelin's merkle-tree package, node for node: the tests compare them. The package itself is too slow
// for lists of 100,000, and too large for a browser: see docs/decisions/0002.

/** A node, 32 bytes. */
type Node = Uint8Array

/** Merkle tree as an array: the root first, the children of node i at 2i + 1 and 2i + 2, the leaves last. */
export type MerkleTree = readonly Node[]

/** Tree over at least one leaf, in the order given. */
export function merkleTree(leaves: readonly Node[]): MerkleTree {
  const tree = new Array<Node>(2 * leaves.length - 1)
  leaves.forEach((leaf, index) => {
    tree[tree.length - 1 - index] = leaf
  })
  for (let index = tree.length - 1 - leaves.length; index >= 0; index--)
    tree[index] = hashPair(nodeAt(tree, 2 * index + 1), nodeAt(tree, 2 * index + 2))
  return tree
}

/** Tree over addresses: a leaf is keccak256(keccak256(abi.encode(address))), and the leaves are sorted. */
export function addressTree(addresses: readonly Address[]): MerkleTree {
  return merkleTree(addresses.map(leafOf).sort(compare))
}

export function leafOf(address: Address): Node {
  const word = new Uint8Array(32)
  word.set(hexToBytes(address), 12)
  return keccak256(keccak256(word, 'bytes'), 'bytes')
}

/** Hash of two nodes, the smaller one first, as OpenZeppelin's MerkleProof does it. */
export function hashPair(a: Node, b: Node): Node {
  return keccak256(concatBytes(compare(a, b) < 0 ? [a, b] : [b, a]), 'bytes')
}

export function rootOf(tree: MerkleTree): Hex {
  return bytesToHex(nodeAt(tree, 0))
}

/** Siblings from a leaf up to the root; `undefined` when the tree has no such leaf. */
export function proofOf(tree: MerkleTree, leaf: Node): Hex[] | undefined {
  const position = tree.findLastIndex((node) => compare(node, leaf) === 0)
  if (position < (tree.length - 1) / 2) return undefined
  return proofAt(tree, tree.length - 1 - position)
}

/** Siblings from the leaf with this index, in the order of {@link merkleTree}, up to the root. */
export function proofAt(tree: MerkleTree, leafIndex: number): Hex[] {
  const proof: Hex[] = []
  for (let index = tree.length - 1 - leafIndex; index > 0; index = Math.floor((index - 1) / 2))
    proof.push(bytesToHex(nodeAt(tree, index % 2 === 0 ? index - 1 : index + 1)))
  return proof
}

function compare(a: Node, b: Node) {
  for (let index = 0; index < a.length; index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

function nodeAt(tree: MerkleTree, index: number): Node {
  const node = tree[index]
  if (node === undefined) throw new RangeError(`the tree has no node ${index}`)
  return node
}
