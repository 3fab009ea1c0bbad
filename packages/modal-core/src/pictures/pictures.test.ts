import { gzipSync } from 'node:zlib'
import { BUDGETS } from '@foyer/harness/budgets'
import { describe, expect, test } from 'vitest'
import { USDT_ADDRESS } from '../test/createFakeAdapter.ts'
import { firstPictures } from './generated/firstPictures.ts'
import { otherPictures } from './generated/otherPictures.ts'
import { tokenPictures } from './generated/tokenPictures.ts'
import { currencyPicture, networkPicture, tokenPicture } from './pictures.ts'

const KIB = 1024
const drawings = { ...firstPictures.drawings, ...otherPictures.drawings }
const networkPictures = { ...firstPictures.networks, ...otherPictures.networks }
const currencyPictures = { ...firstPictures.currencies, ...otherPictures.currencies }
const FIRST = ['BNB', 'ETH', 'USDT', 'USDC', 'DAI', 'WBNB', 'BTCB', 'CAKE', 'SOL', 'BTC']

test('40 networks and 30 currencies come with a picture', () => {
  expect(Object.keys(networkPictures)).toHaveLength(40)
  expect(Object.keys(currencyPictures)).toHaveLength(30)
  expect(Object.keys(currencyPictures)).toEqual(expect.arrayContaining(FIRST))
})

test.each([
  ['networks', networkPictures],
  ['currencies', currencyPictures],
])('the pictures of all %s keep to their budget', async (_, table) => {
  const texts = [...new Set(Object.values(table))].map(async (name) => (await drawings[name]?.())?.svg)
  const sizes = (await Promise.all(texts)).map((text = '') => gzipSync(text).length)
  expect(sizes.reduce((sum, size) => sum + size, 0) / KIB).toBeLessThanOrEqual(BUDGETS.pictures)
})

describe('networkPicture', () => {
  test('loads the picture of a network once', async () => {
    expect(await networkPicture('eip155:56')).toMatch(/^data:image\/svg\+xml,%3Csvg/)
    expect(networkPicture('eip155:56')).toBe(networkPicture('eip155:204'))
  })

  test('finds a network that is not among the best known', async () => {
    expect(await networkPicture('eip155:1088')).toMatch(/^data:image\/svg\+xml,%3Csvg/)
  })

  test.each(['eip155:31337', 'toString'])('has none of %s', async (id) => {
    expect(await networkPicture(id)).toBeUndefined()
  })
})

describe('tokenPicture', () => {
  const usdt = { chainId: 'eip155:56', address: USDT_ADDRESS, symbol: 'USDT' }

  test('finds a token by its address, in any case', async () => {
    const picture = await currencyPicture('USDT')
    expect(picture).toBeDefined()
    expect(await tokenPicture(usdt)).toBe(picture)
    expect(await tokenPicture({ ...usdt, address: USDT_ADDRESS.toLowerCase() })).toBe(picture)
  })

  test('draws no token as another one whose symbol it has', async () => {
    expect(await tokenPicture({ ...usdt, address: `0x${'66'.repeat(20)}` })).toBeUndefined()
    expect(await tokenPicture({ ...usdt, chainId: 'eip155:1' })).toBeUndefined()
  })

  test('draws a network’s own currency by its symbol, else as the network', async () => {
    const ether = { chainId: 'eip155:42161', address: undefined, symbol: 'ETH' }
    expect(await tokenPicture(ether)).toBe(await networkPicture('eip155:1'))
    const mantle = { chainId: 'eip155:5000', address: undefined, symbol: 'MNT' }
    expect(await tokenPicture(mantle)).toBe(await networkPicture('eip155:5000'))
  })

  test('every address belongs to a network and is in lower case', () => {
    for (const key of Object.keys(tokenPictures)) expect(key).toMatch(/^eip155:\d+:0x[0-9a-f]{40}$/)
  })
})
