const ADDRESS = /^0x[0-9a-f]{40}$/i
const ZERO = /^0x0{40}$/i
/** Two labels at least, and nothing that no name has. */
const NAME = /^[^\s./\\]+(\.[^\s./\\]+)+$/
/** The longest name that is asked for. */
const NAME_LENGTH = 100

type Receiver =
  | { kind: 'none' }
  | { kind: 'address'; address: string }
  | { kind: 'name'; name: string }
  | { kind: 'invalid'; code: 'receiver' | 'checksum' | 'zeroAddress' }

/** What somebody typed as the receiver. An address with letters in both cases has to have the right ones. */
export function readReceiver(text: string, checksum: (address: string) => string): Receiver {
  const typed = text.trim()
  if (typed === '') return { kind: 'none' }
  if (ZERO.test(typed)) return { kind: 'invalid', code: 'zeroAddress' }
  if (ADDRESS.test(typed)) {
    const address = checksum(typed)
    const digits = typed.slice(2)
    const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
    if (isMixed && address.slice(2) !== digits) return { kind: 'invalid', code: 'checksum' }
    return { kind: 'address', address }
  }
  if (typed.length <= NAME_LENGTH && NAME.test(typed)) return { kind: 'name', name: typed }
  return { kind: 'invalid', code: 'receiver' }
}
