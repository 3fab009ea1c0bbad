import type { NetworkInput } from '@foyer/modal-core'

const explorer = (query = '') => ({
  default: {
    name: 'Solscan',
    url: `https://solscan.io${query}`,
    paths: { address: '/account/', tx: '/tx/' },
  },
})

const shared = {
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  chainNamespace: 'solana',
} as const

/** The public node refuses many sites: set `rpcUrls` to your own. */
export const solana = {
  ...shared,
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  rpcUrls: { default: { http: ['https://api.mainnet-beta.solana.com'] } },
  blockExplorers: explorer(),
} as const satisfies NetworkInput

export const solanaDevnet = {
  ...shared,
  id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  name: 'Solana Devnet',
  rpcUrls: { default: { http: ['https://api.devnet.solana.com'] } },
  blockExplorers: explorer('?cluster=devnet'),
  testnet: true,
} as const satisfies NetworkInput

export const solanaTestnet = {
  ...shared,
  id: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  name: 'Solana Testnet',
  rpcUrls: { default: { http: ['https://api.testnet.solana.com'] } },
  blockExplorers: explorer('?cluster=testnet'),
  testnet: true,
} as const satisfies NetworkInput
