import { fromHex } from '../encoding/hex.ts'
import { ETHEREUM, fromSs58 } from './ss58.ts'

/** The account's id: a key, what a key hashes to, or the 20 bytes of Ethereum. */
export function toAccountId(text: string): Uint8Array | undefined {
  if (!ETHEREUM.test(text)) return fromSs58(text)?.key
  return fromHex(text)
}
