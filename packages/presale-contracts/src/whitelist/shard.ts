import type { Address, Hex } from 'viem'
// The browser loads this file: the small build of zod keeps its chunk at a third.
import * as z from 'zod/mini'

/** Names of all shards, one per value of an address's first byte: `00` to `ff`. */
export function shardNames(): string[] {
  return Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
}

/** Steps from a shard's root to the whitelist's root. */
const OUTER_DEPTH = 8

/** Root of a shard without addresses. No pair of nodes is known to hash to it. */
export const EMPTY_SHARD_ROOT = new Uint8Array(32)

const hash = z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-f]{64}$/))])
const lowerCaseAddress = z.templateLiteral(['0x', z.string().check(z.regex(/^[0-9a-f]{40}$/))])

/** A shard file: the addresses of one first byte, and the path from their tree to the whitelist's root. */
export const shardSchema = z.object({
  root: hash,
  outer: z.array(hash).check(z.length(OUTER_DEPTH)),
  addresses: z.array(lowerCaseAddress),
})

export type Shard = { root: Hex; outer: Hex[]; addresses: Address[] }

/** Name of the shard that holds `address`: its first byte as two lower-case digits. */
export function shardName(address: Address) {
  return address.slice(2, 4).toLowerCase()
}
