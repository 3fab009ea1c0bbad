import type { Address, Hex } from 'viem'
// The browser loads this file: the small build of zod keeps its chunk at a third.
import * as z from 'zod/mini'

/** Digits of an address by which a list is divided: two, and more for a long one. */
export const SHARD_DIGITS = [2, 3, 4] as const
export type ShardDigits = (typeof SHARD_DIGITS)[number]

/** Names of all shards, one per value of an address's first digits: `00` to `ff`, or `000` to `fff`, … */
export function shardNames(digits: ShardDigits = 2): string[] {
  return Array.from({ length: 16 ** digits }, (_, value) => value.toString(16).padStart(digits, '0'))
}

/** Steps from a shard's root to the whitelist's root, four for each digit. */
const OUTER_DEPTHS: readonly number[] = SHARD_DIGITS.map((digits) => 4 * digits)

/** Root of a shard without addresses. No pair of nodes is known to hash to it. */
export const EMPTY_SHARD_ROOT = new Uint8Array(32)

const hash = z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-f]{64}$/))])
const lowerCaseAddress = z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-f]{40}$/))])

/** A shard file: the addresses that begin alike, and the path from their tree to the whitelist's root. */
export const shardSchema = z.object({
  root: hash,
  outer: z.array(hash).check(z.refine(({ length }) => OUTER_DEPTHS.includes(length))),
  addresses: z.array(lowerCaseAddress),
})

export type Shard = { root: Hex; outer: Hex[]; addresses: Address[] }

/** The content of a shard of two digits when the list is divided by more digits: their number. */
export const shardIndexSchema = z.object({ digits: z.union([z.literal(3), z.literal(4)]) })

/** Name of the shard that holds `address`: its first digits in lower case. */
export function shardName(address: Address, digits: ShardDigits = 2) {
  return address.slice(2, 2 + digits).toLowerCase()
}
