import { shardNames, shardSchema } from '@foyer/presale-contracts/whitelist'
import { type Address, type Hex, zeroHash } from 'viem'
import { OperatorError } from '../errors.ts'
import { buildWhitelist, type Whitelist } from './buildWhitelist.ts'
import type { ReadShard } from './shardSource.ts'

/** Downloads at a time. */
const PARALLEL = 16

/**
 * Reads all 256 shards of a whitelist and proves them complete: their addresses must give `root` again. One shard by
 * itself cannot show that, for an empty shard of another byte would fit in its place.
 *
 * @throws {OperatorError} a shard is missing, malformed, or from another list
 */
export async function readWhitelist(readShard: ReadShard, root: Hex): Promise<Whitelist> {
  // Before the first list is set, nobody is on it.
  if (root === zeroHash) return { root, shards: new Map() }

  const addresses: Address[] = []
  const names = shardNames()
  async function readNext() {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      const shard = shardSchema.safeParse(await readShard(root, name))
      if (!shard.success) throw damaged(`the shard ${name} is malformed`)
      for (const address of shard.data.addresses) addresses.push(address)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, readNext))

  const whitelist = buildWhitelist(addresses)
  if (whitelist.root !== root) throw damaged(`the addresses in them give ${whitelist.root}`)
  return whitelist
}

function damaged(detail: string) {
  return new OperatorError('The shards are not those of the whitelist root.', {
    details: [detail],
    remedy: 'build the whitelist again from its CSV file and publish it',
    docs: 'the-whitelist',
  })
}
