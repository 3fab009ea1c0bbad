import type { Network, TokenInput } from '@foyer/modal-core'
import { createCosmosTestWallet } from '@foyer/testing/cosmos'
import { expect, onTestFinished, test } from 'vitest'
import { cosmosHub } from '../exports/networks.ts'
import { startFakeNode } from '../test/startFakeNode.ts'
import { createBalanceReader } from './createBalanceReader.ts'

// No node of Cosmos can be had here: these are fakes with the routes of one.
const [ADDRESS = ''] = createCosmosTestWallet().addresses()
const IBC = 'ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2'
const INFO = '/cosmos/base/tendermint/v1beta1/node_info'
const BALANCES = `/cosmos/bank/v1beta1/balances/${ADDRESS}?pagination.limit=1000`
const METADATA = `/cosmos/bank/v1beta1/denoms_metadata_by_query_string?denom=${encodeURIComponent(IBC)}`

const ANSWERS: Record<string, unknown> = {
  [INFO]: { default_node_info: { network: 'cosmoshub-4' } },
  [BALANCES]: {
    balances: [
      { denom: 'uatom', amount: '1500000' },
      { denom: IBC, amount: '25' },
      { denom: 'spam', amount: '9' },
    ],
  },
  [METADATA]: {
    metadata: {
      display: 'osmo',
      symbol: 'OSMO',
      name: 'Osmosis',
      denom_units: [{ denom: 'osmo', exponent: 6 }],
    },
  },
}

async function start(answers: Record<string, unknown> = {}) {
  const node = await startFakeNode((path) => ({ ...ANSWERS, ...answers })[path])
  onTestFinished(node.stop)
  return node
}

const networkAt = (...http: string[]): Network => ({
  ...cosmosHub,
  caipNetworkId: 'cosmos:cosmoshub-4',
  rpcUrls: { default: { http } },
})

const read = (urls: string[], tokens: readonly TokenInput[] = []) =>
  createBalanceReader()({ address: ADDRESS, connectorId: 'x', network: networkAt(...urls), tokens })

test('reads ATOM and the dapp’s denoms, and no others', async () => {
  const { url } = await start()
  const common = { chainId: 'cosmos:cosmoshub-4', price: undefined, value: undefined, imageUrl: undefined }
  expect(await read([url], [{ address: IBC, note: 'IBC' }, { address: 'unknown' }])).toEqual([
    {
      ...common,
      address: undefined,
      name: 'Cosmos',
      symbol: 'ATOM',
      decimals: 6,
      amount: 1_500_000n,
      note: undefined,
    },
    { ...common, address: IBC, name: 'Osmosis', symbol: 'OSMO', decimals: 6, amount: 25n, note: 'IBC' },
  ])
})

test('asks each node once which network it serves, and skips one of another', async () => {
  const other = await start({ [INFO]: { default_node_info: { network: 'osmosis-1' } } })
  await expect(read([other.url])).rejects.toThrow('This node serves another network')
  const right = await start()
  const reader = createBalanceReader()
  const parameters = {
    address: ADDRESS,
    connectorId: 'x',
    network: networkAt(other.url, right.url),
    tokens: [],
  }
  await reader(parameters)
  expect(await reader(parameters)).toMatchObject([{ amount: 1_500_000n }])
  expect(other.asked).toEqual([INFO, INFO])
  expect(right.asked).toEqual([INFO, BALANCES, BALANCES])
})

test.each([
  ['nothing', {}],
  ['no list', { balances: 'x' }],
])('fails with a sentence where the node says %s', async (_, answer) => {
  const { url } = await start({ [BALANCES]: answer })
  await expect(read([url])).rejects.toThrow('The node returned no balance of the account')
})

test('does not draw what is no amount, and cleans names', async () => {
  const metadata = {
    display: 'x',
    symbol: 'x'.repeat(1000),
    name: '\u202eevil',
    denom_units: [{ denom: 'x', exponent: 2 }],
  }
  const balances = [{ denom: 'uatom', amount: '-5' }, { denom: IBC, amount: '<b>' }, null]
  const { url } = await start({ [BALANCES]: { balances }, [METADATA]: { metadata } })
  const [currency, token] = await read([url], [{ address: IBC }])
  expect(currency?.amount).toBe(0n)
  expect(token).toMatchObject({ amount: 0n, name: 'evil' })
  expect(token?.symbol).toHaveLength(40)
})

test('asks for the denom of a network that has none', async () => {
  const network = {
    ...networkAt('http://127.0.0.1:1'),
    nativeCurrency: { name: 'X', symbol: 'X', decimals: 6 },
  }
  const reading = createBalanceReader()({ address: ADDRESS, connectorId: 'x', network, tokens: [] })
  await expect(reading).rejects.toThrow('Set `nativeCurrency.denom` of Cosmos Hub')
})
