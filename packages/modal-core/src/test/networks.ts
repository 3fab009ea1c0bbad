import type { NetworkInput } from '../types/network.ts'

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }

export const bsc: NetworkInput = {
  id: 56,
  name: 'BNB Smart Chain',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
  blockExplorers: { default: { name: 'BscScan', url: 'https://bscscan.com' } },
}

export const mainnet: NetworkInput = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: ether,
  rpcUrls: { default: { http: ['http://127.0.0.1:8546'] } },
}

export const polygon: NetworkInput = {
  id: 137,
  name: 'Polygon',
  nativeCurrency: ether,
  rpcUrls: { default: { http: ['http://127.0.0.1:8547'] } },
}

export const solana: NetworkInput = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8899'] } },
  chainNamespace: 'solana',
}

export const solanaDevnet: NetworkInput = {
  ...solana,
  id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  name: 'Solana Devnet',
  testnet: true,
}
