import type { Network } from '@foyer/modal-core'
import { expect, test } from 'vitest'
import { bitcoin } from '../networks/bitcoin.ts'
import { startEsplora } from '../test/startEsplora.ts'
import { createBalanceReader } from './createBalanceReader.ts'

const ADDRESS = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
const GENESIS = '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f'

const stats = (funded: unknown, spent: unknown) => ({ funded_txo_sum: funded, spent_txo_sum: spent })

const onUrls = (...http: string[]) =>
  ({
    ...bitcoin,
    rpcUrls: { default: { http } },
    caipNetworkId: `bip122:${bitcoin.id}`,
  }) as never as Network

const read = (network: Network, reader = createBalanceReader()) =>
  reader({ address: ADDRESS, connectorId: 'one', network, tokens: [] })

test('reads what has come and not gone again, also what waits for a block', async () => {
  const { url, asked } = await startEsplora({
    address: { chain_stats: stats(2_500_000, 1_000_000), mempool_stats: stats(7, 500_000) },
  })
  const reader = createBalanceReader()
  expect(await read(onUrls(url), reader)).toEqual([
    {
      ...bitcoin.nativeCurrency,
      address: undefined,
      chainId: `bip122:${bitcoin.id}`,
      amount: 1_000_007n,
      price: undefined,
      value: undefined,
      imageUrl: undefined,
      note: undefined,
    },
  ])
  await read(onUrls(`${url}/`), reader)
  expect(asked.filter((path) => path.includes('address'))).toEqual([
    `/api/address/${ADDRESS}`,
    `/api/address/${ADDRESS}`,
  ])
})

test('skips a server of another network, and says so where there is none else', async () => {
  const address = { chain_stats: stats(5, 0), mempool_stats: stats(0, 0) }
  const other = await startEsplora({ genesis: `00000000da84f2ba${GENESIS.slice(16)}`, address })
  const right = await startEsplora({ address })
  expect(await read(onUrls(other.url, right.url))).toMatchObject([{ amount: 5n }])
  expect(other.asked).toEqual(['/api/block-height/0'])
  await expect(read(onUrls(other.url))).rejects.toThrow('This server serves another network')
})

test.each([
  ['no numbers', { chain_stats: stats('5', 0), mempool_stats: stats(0, 0) }],
  ['less than nothing', { chain_stats: stats(0, 5), mempool_stats: stats(0, 0) }],
  ['more than there is', { chain_stats: stats(2_100_000_000_000_001, 0), mempool_stats: stats(0, 0) }],
  ['more than a number can say', { chain_stats: stats(2 ** 53, 2 ** 53), mempool_stats: stats(0, 0) }],
  ['parts of a satoshi', { chain_stats: stats(0.5, 0), mempool_stats: stats(0, 0) }],
  ['nothing', null],
  ['a page', '<!doctype html>'],
  ['10 MB', 'x'.repeat(10_000_000)],
])('refuses a server that says %s', async (_, address) => {
  const { url } = await startEsplora({ address })
  await expect(read(onUrls(url))).rejects.toThrow('No server of Bitcoin answered')
})
