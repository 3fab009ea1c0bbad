import type { ChainId, Network } from '@foyer/modal-core'
import { isLoopbackUrl } from '@foyer/modal-core/page'

/** Names of wallets for the chains that we know by the first 32 characters of their genesis. */
const NAMES: Readonly<Record<ChainId, string>> = {
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'mainnet',
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1: 'devnet',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'testnet',
}

export type SolanaChain = `solana:${string}`

/** The name of wallets for a network: `solana:mainnet`. A test network of this machine is `solana:localnet`. */
export function chainOf({ id, testnet, rpcUrls }: Pick<Network, 'id' | 'testnet' | 'rpcUrls'>): SolanaChain {
  const isLocal = testnet === true && isLoopbackUrl(rpcUrls.default.http[0] ?? '')
  return `solana:${NAMES[id] ?? (isLocal ? 'localnet' : id)}`
}

/** The same for a text of Sign In With Solana, whose chains have four names. */
export const signInChainOf = ({ id }: Pick<Network, 'id'>): SolanaChain => `solana:${NAMES[id] ?? 'localnet'}`

/** The id of a network that wallets call so, where it is one that we know, else its name. */
export function idOfChain(chain: string): string {
  const name = chain.slice('solana:'.length)
  return Object.keys(NAMES).find((id) => NAMES[id] === name) ?? name
}
