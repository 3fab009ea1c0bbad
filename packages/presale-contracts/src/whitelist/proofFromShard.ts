import { type Address, bytesToHex, type Hex, hexToBytes } from 'viem'
import { addressTree, hashPair, leafOf, proofOf } from './merkleTree.ts'
import { EMPTY_SHARD_ROOT, shardSchema } from './shard.ts'

/** A shard is malformed, or does not belong to the whitelist it was fetched for. */
export class DamagedShardError extends Error {
  override name = 'DamagedShardError'
}

/**
 * Proof that `address` is on the whitelist with `root`, from the one shard its first digits name. Runs in a browser.
 *
 * @param shard parsed JSON of `<baseUrl>/<root>/<xx>.json`
 * @returns the nodes for `Presale.buy`, or `null` when the shard does not list the address
 * @throws {DamagedShardError} the shard says nothing about who is listed
 *
 * @example
 * proofFromShard(await response.json(), root, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8') // ['0x…', …]
 */
export function proofFromShard(shard: unknown, root: Hex, address: Address): Hex[] | null {
  const parsed = shardSchema.safeParse(shard)
  if (!parsed.success)
    throw new DamagedShardError('The whitelist shard is malformed.', { cause: parsed.error })
  const { outer, addresses } = parsed.data

  const tree = addresses.length === 0 ? [EMPTY_SHARD_ROOT] : addressTree(addresses)
  const reached = outer.reduce(
    (node, sibling) => hashPair(node, hexToBytes(sibling)),
    tree[0] ?? EMPTY_SHARD_ROOT,
  )
  if (bytesToHex(reached) !== root.toLowerCase())
    throw new DamagedShardError(`The whitelist shard does not lead to the root ${root}.`)

  const proof = proofOf(tree, leafOf(address))
  return proof === undefined ? null : [...proof, ...outer]
}
