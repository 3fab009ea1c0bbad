import type { Sending } from '../types/adapter.ts'
import type { Network } from '../types/network.ts'
import type { WalletProblem } from '../types/walletProblem.ts'

const ADDRESS = /^0x[0-9a-f]{40}$/i
const ZERO = /^0x0{40}$/i
/** Two labels at least, and nothing that no name has. */
const NAME = /^[^\s./\\]+(\.[^\s./\\]+)+$/
/** The longest name that registries encode (DNS). */
const NAME_LENGTH = 255
/** Full stops that input methods write between labels. */
const FULL_STOPS = /[。．｡]/g
/** Marks without a width, which pages and messengers put around what is copied. */
const MARKS =
  /^[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\s]+|[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\s]+$/g
const ASCII = /^[\x21-\x7e]+$/

export type Receiver =
  | { kind: 'none' }
  | { kind: 'address'; address: string }
  | { kind: 'name'; name: string }
  | {
      kind: 'invalid'
      code: 'receiver' | 'checksum' | 'zeroAddress'
      problem?: WalletProblem | undefined
    }

/** Reads what somebody typed as the receiver on a network outside EVM. */
export function readOther(text: string, { readReceiver: read }: Sending, network: Network): Receiver {
  const typed = text.replace(MARKS, '')
  if (typed === '') return { kind: 'none' }
  const found = read(typed, network)
  return found.kind === 'none' ? readName(typed) : found
}

/** Reads the typed receiver. An address with letters in both cases must have the right ones. */
export function readReceiver(text: string, checksum: (address: string) => string): Receiver {
  const typed = text.replace(MARKS, '')
  if (typed === '') return { kind: 'none' }
  if (ZERO.test(typed)) return { kind: 'invalid', code: 'zeroAddress' }
  if (ADDRESS.test(typed)) {
    const address = checksum(typed)
    const digits = typed.slice(2)
    const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
    if (isMixed && address.slice(2) !== digits) return { kind: 'invalid', code: 'checksum' }
    return { kind: 'address', address }
  }
  return readName(typed)
}

function readName(typed: string): Receiver {
  const name = typed.replace(FULL_STOPS, '.')
  if (name.length <= NAME_LENGTH && NAME.test(name))
    // The normal form (ENSIP-15) of other letters needs tables: what resolves the name has them.
    return { kind: 'name', name: ASCII.test(name) ? name.toLowerCase() : name }
  return { kind: 'invalid', code: 'receiver' }
}
