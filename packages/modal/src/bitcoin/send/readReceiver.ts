import type { Network } from '@foyer/modal-core'
import { readBech32, toBytes } from '../../encoding/bech32.ts'
import { type AddressType, isOfPrefix, readAddress } from '../address.ts'
import { type Prefix, prefixOf } from '../chains.ts'

/** The smallest amounts that the network's nodes pass on, in satoshi, by what an address pays to. */
const DUST: Readonly<Record<AddressType | 'p2wsh', bigint>> = {
  p2pkh: 546n,
  p2sh: 540n,
  p2wpkh: 294n,
  p2wsh: 330n,
  p2tr: 330n,
}

/** An address to send to, as wallets write it, and the least that it can be sent. */
export type Receiver = { address: string; dust: bigint }

/** Reads an address of a network, be it of one key or of a script. Undefined for anything else, and for a wrong checksum. */
export function readReceiver(text: string, network: Pick<Network, 'id'>): Receiver | undefined {
  const prefix = prefixOf(network)
  const read = readAddress(text)
  if (read !== undefined)
    return isOfPrefix(read, prefix) ? { address: read.address, dust: DUST[read.type] } : undefined
  return isOfScript(text, prefix) ? { address: text.toLowerCase(), dust: DUST.p2wsh } : undefined
}

/** True for Segwit's address of a script, such as that of several owners. */
function isOfScript(text: string, prefix: Prefix): boolean {
  const address = text.toLowerCase()
  if (text !== address && text !== text.toUpperCase()) return false
  const { form, prefix: found, words: [version, ...words] = [] } = readBech32(address) ?? {}
  return form === 'bech32' && found === prefix && version === 0 && toBytes(words)?.length === 32
}
