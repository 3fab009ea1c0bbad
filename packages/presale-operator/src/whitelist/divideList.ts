import { type ShardDigits, shardName, shardNames } from '@foyer/presale-contracts/whitelist'
import type { Address } from 'viem'

/** Addresses of a shard at most, some 50 kB: each buyer downloads one. */
const MOST_ADDRESSES = 1_100

/** Divides a list by as few first digits as keep each shard small, or by the most that may be chosen. */
export function divideList(
  addresses: readonly Address[],
  choice: readonly ShardDigits[],
): ReadonlyMap<string, Address[]> {
  let lists = new Map<string, Address[]>()
  for (const digits of choice) {
    lists = new Map(shardNames(digits).map((name) => [name, []]))
    for (const address of addresses) lists.get(shardName(address, digits))?.push(address)
    if ([...lists.values()].every(({ length }) => length <= MOST_ADDRESSES)) break
  }
  return lists
}
