import { fromBase58 } from '../encoding/base58.ts'

const ETHEREUM = /^0x[0-9a-f]{40}$/i
const SEGWIT = /^(bc|tb|bcrt)1[0-9a-z]{6,}$/i
/** The first bytes of Bitcoin's addresses without Segwit. */
const VERSIONS: readonly unknown[] = [0, 5, 111, 196]

export type Ecosystem = 'Ethereum' | 'Bitcoin' | 'Solana'

/** The ecosystem of what looks like an address, be its checksum right or not. */
export function ecosystemOf(text: string): Ecosystem | undefined {
  if (ETHEREUM.test(text)) return 'Ethereum'
  if (SEGWIT.test(text)) return 'Bitcoin'
  // Longer ones take long to read.
  const bytes = text.length > 64 ? undefined : fromBase58(text)
  if (bytes?.length === 25 && VERSIONS.includes(bytes[0])) return 'Bitcoin'
  return bytes?.length === 32 ? 'Solana' : undefined
}
