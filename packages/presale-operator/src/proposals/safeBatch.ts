import type { Address } from 'viem'
import type { Call } from '../chain/call.ts'
import { safeChecksum } from './safeChecksum.ts'

export type SafeBatchParameters = {
  chainId: number
  /** Account that the transaction is meant for. */
  safe: Address
  /** One line that the signers see. */
  description: string
  call: Call
  /** Milliseconds since 1970. */
  createdAt: number
}

/** A file for the Transaction Builder of the Safe app. */
export function safeBatch({ chainId, safe, description, call, createdAt }: SafeBatchParameters) {
  const batch = {
    version: '1.0',
    chainId: String(chainId),
    createdAt,
    meta: { name: 'Genesis presale', description, createdFromSafeAddress: safe },
    transactions: [
      { to: call.to, value: '0', data: call.data, contractMethod: null, contractInputsValues: null },
    ],
  }
  return { ...batch, meta: { ...batch.meta, checksum: safeChecksum(batch) } }
}
