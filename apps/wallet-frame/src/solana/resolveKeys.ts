import { base58 } from '@scure/base'
import type { RpcRequest } from '../rpc/createPost.ts'
import { readAccounts } from './accounts.ts'
import type { SolanaMessage } from './readTransaction.ts'

const TABLE_PROGRAM = 'AddressLookupTab1e1111111111111111111111111'
/** Offset of the addresses in a table. */
const HEAD = 56

export type Key = {
  /** Undefined where its table could not be read. */
  address: string | undefined
  isWritable: boolean
  /** True if only the node says which account it is. */
  isLookedUp?: true
}

/** All accounts of a message by their indices: its own keys, then those that its tables name. */
export async function resolveKeys(message: SolanaMessage, node: RpcRequest): Promise<Key[]> {
  const { keys, signers, readonlySigners, readonlyOthers, lookups } = message
  const own = keys.map((key, index) => ({
    address: base58.encode(key),
    isWritable: index < signers ? index < signers - readonlySigners : index < keys.length - readonlyOthers,
  }))
  if (lookups.length === 0) return own
  const tables = await readAccounts(
    node,
    lookups.map(({ table }) => base58.encode(table)),
  ).catch(() => [])
  const look = (at: number, indices: readonly number[], isWritable: boolean) =>
    indices.map((index): Key => {
      const table = tables[at]
      const start = HEAD + 32 * index
      const isThere = table?.owner === TABLE_PROGRAM && table.data.length >= start + 32
      return {
        isWritable,
        isLookedUp: true,
        address: isThere ? base58.encode(table.data.subarray(start, start + 32)) : undefined,
      }
    })
  return [
    ...own,
    ...lookups.flatMap(({ writable }, at) => look(at, writable, true)),
    ...lookups.flatMap(({ readonly }, at) => look(at, readonly, false)),
  ]
}
