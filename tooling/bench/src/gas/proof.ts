import { type Address, encodeAbiParameters, type Hex, keccak256 } from 'viem'

/** Nodes of a proof in a list of 65,536 addresses. */
const LENGTH = 16

/**
 * A whitelist root with the proof of one address in it. Its siblings stand for nobody, which the contract cannot know
 * and the price of the check does not depend on.
 */
export function singleProof(address: Address): { root: Hex; proof: Hex[] } {
  const proof = Array.from({ length: LENGTH }, (_, index) =>
    keccak256(encodeAbiParameters([{ type: 'uint256' }], [BigInt(index)])),
  )
  const leaf = keccak256(keccak256(encodeAbiParameters([{ type: 'address' }], [address])))
  return { root: proof.reduce(hashPair, leaf), proof }
}

/** The smaller node first, as OpenZeppelin's MerkleProof has it. Equal lengths, so that text order is number order. */
const hashPair = (a: Hex, b: Hex) =>
  keccak256(a < b ? (`${a}${b.slice(2)}` as Hex) : (`${b}${a.slice(2)}` as Hex))
