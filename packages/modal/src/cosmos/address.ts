import { fromBech32 } from '../encoding/bech32.ts'

/** Those of the networks that come with the package. */
const PREFIXES: Readonly<Record<string, string>> = { 'cosmoshub-4': 'cosmos', 'osmosis-1': 'osmo' }

/** The beginning of a chain's addresses, where it is known. */
export const prefixOf = (
  chainId: string,
  chains: readonly { chainId: string; bech32Config?: { bech32PrefixAccAddr: string } | undefined }[] = [],
) => chains.find((one) => one.chainId === chainId)?.bech32Config?.bech32PrefixAccAddr ?? PREFIXES[chainId]

/** The bytes of an account's address: 20 of a key, 32 of a contract. Undefined for anything else. */
export function fromAddress(text: unknown): { prefix: string; bytes: Uint8Array } | undefined {
  const found = typeof text === 'string' ? fromBech32(text) : undefined
  return found && (found.bytes.length === 20 || found.bytes.length === 32) ? found : undefined
}
