import { bech32 } from '@scure/base'

/** Those of the networks that come with the package. */
const PREFIXES: Readonly<Record<string, string>> = { 'cosmoshub-4': 'cosmos', 'osmosis-1': 'osmo' }

/** The beginning of a chain's addresses, where it is known. */
export const prefixOf = (
  chainId: string,
  chains: readonly { chainId: string; bech32Config?: { bech32PrefixAccAddr: string } | undefined }[] = [],
) => chains.find((one) => one.chainId === chainId)?.bech32Config?.bech32PrefixAccAddr ?? PREFIXES[chainId]

/** The bytes of an account's address: 20 of a key, 32 of a contract. Undefined for anything else. */
export function fromAddress(text: unknown): { prefix: string; bytes: Uint8Array } | undefined {
  if (typeof text !== 'string' || text !== text.toLowerCase()) return undefined
  // A longer text is refused before it is read.
  const found = text.length <= 90 ? bech32.decodeUnsafe(text) : undefined
  const bytes = found && bech32.fromWordsUnsafe(found.words)
  return bytes && (bytes.length === 20 || bytes.length === 32) ? { prefix: found.prefix, bytes } : undefined
}
