import { toExplorerUrl } from '@foyer/modal-core'
import { expect, expectTypeOf, test } from 'vitest'
import { createFoyer } from '../createFoyer.ts'
import * as entry from './networks.ts'

test('exports', () => {
  const ids = Object.entries(entry).map(([name, { chainNamespace, id }]) => [name, `${chainNamespace}:${id}`])
  expect(Object.fromEntries(ids)).toMatchInlineSnapshot(`
    {
      "bitcoin": "bip122:000000000019d6689c085ae165831e93",
      "bitcoinSignet": "bip122:00000008819873e925422c1ff0f99f7c",
      "bitcoinTestnet3": "bip122:000000000933ea01ad0ee984209779ba",
      "bitcoinTestnet4": "bip122:00000000da84f2bafbbc53dee25a72ae",
      "cosmosHub": "cosmos:cosmoshub-4",
      "kusama": "polkadot:b0a8d493285c2df73290dfb7e61f870f",
      "osmosis": "cosmos:osmosis-1",
      "polkadot": "polkadot:91b171bb158e2d3848fa23a9f1c25182",
      "polkadotAssetHub": "polkadot:68d56f15f85d3136970ec16946040bc1",
      "solana": "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
      "solanaDevnet": "solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1",
      "solanaTestnet": "solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z",
      "westend": "polkadot:e143f23803ac50e8f6f8e62695d1ce9e",
    }
  `)
})

test('leads to the pages of each explorer, with its cluster', () => {
  const pageOf = ({ chainNamespace, id }: (typeof entry)[keyof typeof entry]) => {
    const { state } = createFoyer({
      networks: Object.values(entry),
      adapters: [],
      storage: null,
      id: 'pages',
    })
    const network = state.networks.list.find((one) => one.caipNetworkId === `${chainNamespace}:${id}`)
    return toExplorerUrl(network, 'tx', 'abc')
  }
  expect(pageOf(entry.solanaDevnet)).toBe('https://solscan.io/tx/abc?cluster=devnet')
  expect(pageOf(entry.polkadotAssetHub)).toBe('https://assethub-polkadot.subscan.io/extrinsic/abc')
  expect(pageOf(entry.bitcoinTestnet4)).toBe('https://mempool.space/testnet4/tx/abc')
  expect(pageOf(entry.cosmosHub)).toBe('https://www.mintscan.io/cosmos/tx/abc')
})

test('tells an adapter what its addresses begin with, and what its node calls the currency', () => {
  const { state } = createFoyer({ networks: [entry.kusama, entry.cosmosHub], storage: null, id: 'details' })
  const [kusama, cosmosHub] = state.networks.list
  expect([kusama?.ss58Prefix, cosmosHub?.nativeCurrency.denom]).toEqual([2, 'uatom'])
})

test('makes switchNetwork accept their ids', () => {
  const foyer = createFoyer({ networks: [entry.solana], storage: null, id: 'types' })
  expectTypeOf(foyer.switchNetwork)
    .parameter(0)
    .toHaveProperty('chainId')
    .toEqualTypeOf<'5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'>()
})
