import type { NetworkInput } from '@foyer/modal-core'

const shared = {
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  chainNamespace: 'bip122',
} as const

/** `rpcUrls` are of servers with the API of Esplora. */
export const bitcoin = {
  ...shared,
  id: '000000000019d6689c085ae165831e93',
  name: 'Bitcoin',
  rpcUrls: { default: { http: ['https://mempool.space/api'] } },
  blockExplorers: { default: { name: 'mempool.space', url: 'https://mempool.space' } },
} as const satisfies NetworkInput

export const bitcoinTestnet4 = {
  ...shared,
  id: '00000000da84f2bafbbc53dee25a72ae',
  name: 'Bitcoin Testnet 4',
  rpcUrls: { default: { http: ['https://mempool.space/testnet4/api'] } },
  blockExplorers: { default: { name: 'mempool.space', url: 'https://mempool.space/testnet4' } },
  testnet: true,
} as const satisfies NetworkInput

export const bitcoinTestnet3 = {
  ...shared,
  id: '000000000933ea01ad0ee984209779ba',
  name: 'Bitcoin Testnet 3',
  rpcUrls: { default: { http: ['https://mempool.space/testnet/api'] } },
  blockExplorers: { default: { name: 'mempool.space', url: 'https://mempool.space/testnet' } },
  testnet: true,
} as const satisfies NetworkInput

export const bitcoinSignet = {
  ...shared,
  id: '00000008819873e925422c1ff0f99f7c',
  name: 'Bitcoin Signet',
  rpcUrls: { default: { http: ['https://mempool.space/signet/api'] } },
  blockExplorers: { default: { name: 'mempool.space', url: 'https://mempool.space/signet' } },
  testnet: true,
} as const satisfies NetworkInput
