import type { NetworkInput } from '@foyer/modal-core'

const explorer = (name: string) => ({
  default: {
    name: 'Subscan',
    url: `https://${name}.subscan.io`,
    paths: { address: '/account/', tx: '/extrinsic/' },
  },
})

const dot = {
  nativeCurrency: { name: 'Polkadot', symbol: 'DOT', decimals: 10 },
  chainNamespace: 'polkadot',
  ss58Prefix: 0,
} as const

/** DOT is held here, and no longer on the relay chain. */
export const polkadotAssetHub = {
  ...dot,
  id: '68d56f15f85d3136970ec16946040bc1',
  name: 'Polkadot Asset Hub',
  rpcUrls: { default: { http: ['https://polkadot-asset-hub-rpc.polkadot.io'] } },
  blockExplorers: explorer('assethub-polkadot'),
} as const satisfies NetworkInput

/** The relay chain. */
export const polkadot = {
  ...dot,
  id: '91b171bb158e2d3848fa23a9f1c25182',
  name: 'Polkadot',
  rpcUrls: { default: { http: ['https://rpc.polkadot.io'] } },
  blockExplorers: explorer('polkadot'),
} as const satisfies NetworkInput

export const kusama = {
  id: 'b0a8d493285c2df73290dfb7e61f870f',
  name: 'Kusama',
  nativeCurrency: { name: 'Kusama', symbol: 'KSM', decimals: 12 },
  rpcUrls: { default: { http: ['https://kusama-rpc.polkadot.io'] } },
  blockExplorers: explorer('kusama'),
  chainNamespace: 'polkadot',
  ss58Prefix: 2,
} as const satisfies NetworkInput

export const westend = {
  id: 'e143f23803ac50e8f6f8e62695d1ce9e',
  name: 'Westend',
  nativeCurrency: { name: 'Westend', symbol: 'WND', decimals: 12 },
  rpcUrls: { default: { http: ['https://westend-rpc.polkadot.io'] } },
  blockExplorers: explorer('westend'),
  testnet: true,
  chainNamespace: 'polkadot',
  ss58Prefix: 42,
} as const satisfies NetworkInput
