import { readFile } from 'node:fs/promises'
import { expect, test } from '../src/fixtures.ts'

test.beforeEach(async ({ chain, buyer, page, site }) => {
  await chain.approve(buyer, 'USDT', await chain.quote(1, 1, 'USDT'))
  await chain.buy(buyer, 1, 1, 'USDT')
  await page.goto('/')
  await site.connect()
})

test('lists a purchase with its transaction and saves it as CSV', async ({ page, site, buyer }) => {
  await page.getByRole('link', { name: 'My History' }).first().click()
  const purchases = site.records('Purchase History')
  await expect(purchases.getByRole('row', { name: /Genesis Fragment × 1 60 USDT .* 0x/ })).toBeVisible()
  const download = page.waitForEvent('download')
  await purchases.getByRole('button', { name: 'Export CSV: Purchase History' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`purchases-${buyer.address}.csv`)
  expect(await readFile(await file.path(), 'utf8')).toContain('Genesis Fragment × 1,60,USDT,2025-10-07T')
})

test('reads the records from the chain when the indexer is down', { tag: '@full' }, async ({
  page,
  context,
  site,
  stack,
}) => {
  await context.route(`${stack.config.endpoints.indexer}/**`, (route) => route.abort())
  await page.getByRole('link', { name: 'My History' }).first().click()
  const purchases = site.records('Purchase History')
  await expect(purchases.getByRole('row', { name: /Genesis Fragment × 1 60 USDT/ })).toBeVisible()
  await expect(purchases).toContainText('read from the blockchain itself')
  await expect(site.records('Referral Rewards')).toContainText('The history service, which lists each reward')
})

test('keeps the last known records and shows their block when offline', { tag: '@full' }, async ({
  page,
  context,
  site,
}) => {
  await page.getByRole('link', { name: 'My History' }).first().click()
  const purchases = site.records('Purchase History')
  await expect(purchases.getByRole('row', { name: /Genesis Fragment × 1/ })).toBeVisible()
  await context.setOffline(true)
  await expect(purchases).toContainText('Connection interrupted: shown as of block')
  await expect(purchases.getByRole('row', { name: /Genesis Fragment × 1/ })).toBeVisible()
})
