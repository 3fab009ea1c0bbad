import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { exampleConfig } from '../../../test/exampleConfig.ts'
import { NOW, renderConsole, view } from '../../../test/renderConsole.tsx'

afterEach(() => vi.restoreAllMocks())

const USDT = '0x55d398326f99059ff775485246999027b3197955'
const unit = 10n ** 18n
const amounts = { purchases: 1, quantity: '3', cost: `${165n * unit}`, yesAmount: '0', reward: '0' }
const sales = { itemId: 1, payToken: USDT, ...amounts }

const answers: Record<string, object> = {
  '/v1/totals': { items: [sales, { ...sales, itemId: 2, cost: `${500n * unit}` }] },
  '/v1/summary': {
    buyers: 1_234,
    rewards: [
      { token: USDT, earned: `${50n * unit}`, available: '0', pending: '0', claimed: `${20n * unit}` },
    ],
  },
  '/v1/totals/daily': {
    items: [
      { ...sales, day: '2025-10-07' },
      { ...sales, day: '2025-10-05' },
    ],
    nextCursor: null,
  },
}

/** Lets the indexer answer; `isAway` has it answer nothing from then on. */
function startIndexer() {
  const indexer = { isAway: false }
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    if (indexer.isAway) throw new TypeError('Failed to fetch')
    const { pathname } = new URL(String(input))
    return Response.json({ asOf: { blockNumber: 90, timestamp: NOW }, ...answers[pathname] })
  })
  return indexer
}

const chain = {
  items: () => [{ cap: 20_000 }, 16n],
  fees: () => 2n * unit,
  liability: () => 32n * unit,
}

/** The text of a tile. */
const tile = (name: string) =>
  page
    .getByRole('region', { name: 'Numbers' })
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .element().nextElementSibling?.textContent

describe('numbers of the sale', () => {
  test('shows sold and owed of the contracts, and raised, buyers, paid and sales by day of the indexer', async () => {
    startIndexer()
    await renderConsole({ answers: chain })
    await expect
      .element(page.getByRole('img', { name: /^Sales by day from 2025-10-05 to 2025-10-07/ }))
      .toBeVisible()
    expect({
      sold: tile('Sold'),
      raised: tile('Raised'),
      buyers: tile('Buyers'),
      owed: tile('Rewards owed'),
      paid: tile('Rewards paid'),
    }).toEqual({
      sold: '16 of 20,000 Genesis Fragment',
      raised: '665 USDT',
      buyers: '1,234',
      owed: '30 USDT',
      paid: '20 USDT',
    })
    expect(document.querySelectorAll('rect')).toHaveLength(3)
    await page.getByText('Sales by day as a table').click()
    await expect.element(page.getByRole('row', { name: '2025-10-06 $0 0' })).toBeVisible()
    await expect.element(page.getByRole('row', { name: '2025-10-07 $165 3' })).toBeVisible()
  })

  test('says that the indexer is away and shows what the contracts know', async () => {
    startIndexer().isAway = true
    await renderConsole({ answers: chain })
    await expect.element(page.getByText(/^The indexer is away: .* are not known\./)).toBeVisible()
    expect([tile('Sold'), tile('Rewards owed')]).toEqual(['16 of 20,000 Genesis Fragment', '30 USDT'])
    expect([tile('Raised'), tile('Buyers'), tile('Rewards paid')]).toEqual(Array(3).fill('not known'))
  })

  test('says so when the configuration names no indexer', async () => {
    await renderConsole({ answers: chain, config: exampleConfig({ endpoints: {} }) })
    await expect.element(page.getByText(/^The configuration names no indexer: raised, buyers/)).toBeVisible()
    expect([tile('Sold'), tile('Buyers')]).toEqual(['16 of 20,000 Genesis Fragment', 'not known'])
  })
})

test('tells the opening and the next price as a distance, with the time in UTC beside it', async () => {
  startIndexer()
  await renderConsole({
    answers: {
      home: () => ({
        ...view,
        publicOpen: false,
        publicOpenAt: BigInt(NOW + 10_800),
        nextPrice: 70n * 10n ** 15n,
        nextPriceAt: BigInt(NOW + 172_800),
      }),
    },
  })
  await expect.element(page.getByText(/^Whitelisted wallets only/)).toBeVisible()
  await expect.element(page.getByText('in 3 hours')).toBeVisible()
  await expect.element(page.getByText('(7 Oct 2025, 16:30 UTC)')).toBeVisible()
  await expect.element(page.getByText('in 2 days')).toBeVisible()
})
