import { shardIndexSchema, shardNames, shardSchema } from '@foyer/presale-contracts/whitelist'
import { type Address, type Hex, zeroHash } from 'viem'
import { SaleError } from '../errors.ts'
import { buildWhitelist, type Whitelist } from './buildWhitelist.ts'
import type { ReadShard } from './shardSource.ts'

/** Downloads at a time. */
const PARALLEL = 16

/** The file that is read before the others. */
const FIRST = '00'

/**
 * Reads all shards of a whitelist and proves them complete: their addresses must give `root` again. One shard by
 * itself cannot show that, for an empty shard of other digits would fit in its place.
 *
 * @param onProgress is told how much is read, 0 to 1
 * @throws {SaleError} a shard is missing, malformed, or from another list
 */
export async function readWhitelist(
  readShard: ReadShard,
  root: Hex,
  onProgress?: (share: number) => void,
): Promise<Whitelist> {
  // Before the first list is set, nobody is on it.
  if (root === zeroHash) return { root, shards: new Map() }

  // A shard, or what names the digits of all.
  const first = await readShard(root, FIRST)
  const index = shardIndexSchema.safeParse(first)
  const digits = index.success ? index.data.digits : 2
  const names = [...shardNames(digits), ...(index.success ? shardNames() : [])].filter(
    (name) => name !== FIRST,
  )
  const addresses: Address[] = []
  const count = names.length

  function take(name: string, content: unknown) {
    if (name.length < digits) {
      const { data } = shardIndexSchema.safeParse(content)
      if (data?.digits !== digits) throw damaged(`${name} does not name ${digits} digits`)
      return
    }
    const shard = shardSchema.safeParse(content)
    if (!shard.success) throw damaged(`the shard ${name} is malformed`)
    for (const address of shard.data.addresses) addresses.push(address)
  }
  take(FIRST, first)
  async function readNext() {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      take(name, await readShard(root, name))
      onProgress?.(1 - names.length / count)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, readNext))

  // Divided as it was: the root depends on it.
  const whitelist = buildWhitelist(addresses, undefined, [digits])
  if (whitelist.root !== root) throw damaged(`the addresses in them give ${whitelist.root}`)
  return whitelist
}

function damaged(detail: string) {
  return new SaleError('The shards do not belong to the whitelist root.', {
    details: [detail],
    remedy: 'build the whitelist again from its CSV file and publish it',
    docs: 'the-whitelist',
  })
}
