import type { Address, Hex } from 'viem'
import { proofFromShard } from './proofFromShard.ts'
import { shardIndexSchema, shardName } from './shard.ts'

/**
 * Proof that `address` is on the whitelist with `root`, from one shard, or from two files of a list of more than some
 * hundred thousand.
 *
 * @param read the parsed JSON of `<baseUrl>/<root>/<name>.json`
 * @returns the nodes for `Presale.buy`, or `null` when the list does not have the address
 * @throws {DamagedShardError} the shard says nothing about who is listed
 */
export async function readProof(
  read: (name: string) => Promise<unknown>,
  root: Hex,
  address: Address,
): Promise<Hex[] | null> {
  const first = await read(shardName(address))
  const index = shardIndexSchema.safeParse(first)
  const shard = index.success ? await read(shardName(address, index.data.digits)) : first
  return proofFromShard(shard, root, address)
}
