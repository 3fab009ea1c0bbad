import { type Hex, keccak256, toBytes } from 'viem'

/**
 * The checksum by which the Transaction Builder of the Safe app knows that a file is as it was made: without it, its user
 * is warned of a modified file. The batch's name is not part of it.
 */
export function safeChecksum(batch: { meta: object; transactions: object[] }): Hex {
  return keccak256(toBytes(serialize({ ...batch, meta: { ...batch.meta, name: null } })))
}

/** Of an object first its names, sorted, then the values in their order. */
function serialize(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(serialize).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  const names = JSON.stringify(fields.map(([name]) => name))
  return `{${names}${fields.map(([, field]) => `${serialize(field)},`).join('')}}`
}
