import { createDeferred } from '@foyer/harness/deferred'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createTestRuntime } from '../../../test/createTestRuntime.ts'
import { exampleView } from '../../../test/exampleView.ts'
import { createFakeIndexer, indexedPurchase } from '../../../test/fakeIndexer.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import type { AppConfig } from '../../config/schema.ts'
import { nextRead } from './latestPurchasesQuery.ts'
import { SaleActivity } from './SaleActivity.tsx'

const BUYER = '0x3C3c3c3C3C3C3C3C3C3C3c3C3c3C3C3c3C3C3c3C'

async function setup(config?: AppConfig, name: string | null = null) {
  const { runtime } = await createTestRuntime({ config, wallet: null })
  // Two hours after the first of the purchases.
  runtime.clock.observe(exampleView().timestamp + 7_200n)
  const { queryClient } = renderWithProviders(<SaleActivity view={exampleView()} />, {
    runtime: { ...runtime, names: { resolve: async () => name } },
    retryDelay: 0,
  })
  await expect.element(page.getByText('500 of 1,000 sold')).toBeVisible()
  return { queryClient }
}

const latest = () => page.getByRole('region', { name: 'Latest purchases' })
const rows = () => latest().getByRole('listitem')
const inFuture = { timestamp: Number(exampleView().timestamp) + 7_200 }

test('shows how much of each item is sold without an indexer, and no purchases', async () => {
  await setup()
  await expect.element(page.getByText('50 of 100 sold')).toBeVisible()
  await expect.element(latest()).not.toBeInTheDocument()
})

test('shows who bought what and how long ago, newest first, and what is bought meanwhile', async () => {
  const { config, state } = createFakeIndexer(
    { purchases: [indexedPurchase(2), indexedPurchase(1)] },
    inFuture,
  )
  const { queryClient } = await setup(config)
  await expect.element(rows().nth(0)).toMatchTextContent(/^2 × Genesis Fragment0x3c3c…3C3C1 hour ago$/i)
  await expect.element(rows().nth(1)).toMatchTextContent(/^1 × Genesis Fragment/)

  state.lists = { purchases: [indexedPurchase(3), indexedPurchase(2), indexedPurchase(1)] }
  void queryClient.invalidateQueries()
  await expect.element(rows().nth(0)).toMatchTextContent(/^3 × Genesis Fragment/)
  expect(rows().all()).toHaveLength(3)
})

test('shows at most five purchases', async () => {
  const purchases = Array.from({ length: 9 }, (_, index) => indexedPurchase(9 - index))
  await setup(createFakeIndexer({ purchases }, inFuture).config)
  await expect.element(latest()).toBeVisible()
  expect(rows().all()).toHaveLength(5)
})

test('shows the name of a buyer who has one, and the address beside the pointer', async () => {
  await setup(createFakeIndexer({ purchases: [indexedPurchase(1)] }, inFuture).config, 'carol.bnb')
  await expect.element(page.getByText('carol.bnb')).toBeVisible()
  await expect.element(page.getByTitle(new RegExp(BUYER, 'i'))).toBeVisible()
})

test('shows no purchases when there are none', async () => {
  await setup(createFakeIndexer({}, inFuture).config)
  await expect.element(page.getByText('No purchases yet: be the first.')).toBeVisible()
  await expect.element(latest()).not.toBeInTheDocument()
})

test('shows no purchases while the indexer is behind the chain', async () => {
  await setup(createFakeIndexer({ purchases: [indexedPurchase(1)] }).config)
  await expect.element(page.getByText('The latest purchases are not available right now.')).toBeVisible()
  await expect.element(latest()).not.toBeInTheDocument()
})

test.each([
  ['no address', { buyer: '0x3c' }],
  ['a time beyond every date', { timestamp: 9_000_000_000_000 }],
  ['half an item', { quantity: 0.5 }],
])('shows no purchases when one of them has %s', async (_, wrong) => {
  const purchases = [indexedPurchase(2), { ...indexedPurchase(1), ...wrong }]
  await setup(createFakeIndexer({ purchases }, inFuture).config)
  await expect.element(page.getByText('The latest purchases are not available right now.')).toBeVisible()
  await expect.element(latest()).not.toBeInTheDocument()
})

test('keeps its height from before the answer of the indexer to after it, whatever it is', async () => {
  const answer = createDeferred<void>()
  const { config } = createFakeIndexer({ purchases: [1, 2, 3, 4, 5].map(indexedPurchase) }, inFuture)
  const read = fetch
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    await answer.promise
    return read(...request)
  })
  await setup(config)
  const panel = page.getByText('500 of 1,000 sold').element().closest('div')
  const before = panel?.getBoundingClientRect().height ?? 0
  answer.resolve()
  await expect.element(rows().nth(4)).toBeVisible()
  expect(panel?.getBoundingClientRect().height).toBe(before)
})

test('reads again after 45 to 75 seconds, each time another', () => {
  expect([nextRead(0), nextRead(0.5), nextRead(1)]).toEqual([45_000, 60_000, 75_000])
})

test('asks for no more purchases while they are not on the screen', async () => {
  const { config } = createFakeIndexer({ purchases: [indexedPurchase(1)] }, inFuture)
  await page.viewport(360, 300)
  const { queryClient } = await setup(config)
  await expect.element(latest()).toBeInTheDocument()
  const spacer = document.body.insertBefore(document.createElement('div'), document.body.firstChild)
  onTestFinished(() => spacer.remove())
  const interval = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .find(({ queryKey }) => queryKey.includes('latestPurchases'))
      ?.observers.map(({ options }) => options.refetchInterval !== false)
  spacer.style.height = '3000px'
  await expect.poll(interval).toEqual([false])
  spacer.style.height = '0'
  await expect.poll(interval).toEqual([true])
})
