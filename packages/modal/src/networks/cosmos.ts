import type { NetworkInput } from '@foyer/modal-core'

const explorer = (name: string) => ({
  default: { name: 'Mintscan', url: `https://www.mintscan.io/${name}` },
})

/** `rpcUrls` are of REST servers. */
export const cosmosHub = {
  id: 'cosmoshub-4',
  name: 'Cosmos Hub',
  nativeCurrency: { name: 'Cosmos', symbol: 'ATOM', decimals: 6, denom: 'uatom' },
  rpcUrls: { default: { http: ['https://rest.cosmos.directory/cosmoshub'] } },
  blockExplorers: explorer('cosmos'),
  chainNamespace: 'cosmos',
} as const satisfies NetworkInput

export const osmosis = {
  id: 'osmosis-1',
  name: 'Osmosis',
  nativeCurrency: { name: 'Osmosis', symbol: 'OSMO', decimals: 6, denom: 'uosmo' },
  rpcUrls: { default: { http: ['https://lcd.osmosis.zone'] } },
  blockExplorers: explorer('osmosis'),
  chainNamespace: 'cosmos',
} as const satisfies NetworkInput
