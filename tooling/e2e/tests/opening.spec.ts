import { PUBLIC_OPENING } from '../src/chain.ts'
import { expect, test } from '../src/fixtures.ts'

test('opens the sale for everyone and raises the price at 2025-10-07 13:00 UTC', async ({
  page,
  site,
  chain,
  buyer,
}) => {
  await page.goto('/')
  await site.connect()
  await expect(page.getByText('This wallet can’t buy yet')).toBeVisible()
  const before = await chain.quote(1, 1, 'USDT')

  await chain.advanceTo(PUBLIC_OPENING)

  await expect(page.getByText('Open to everyone')).toBeVisible()
  expect(await chain.quote(1, 1, 'USDT')).toBeGreaterThan(before)
  await expect(site.value('Current price')).toContainText('$0.06')
  await site.buyButton.click()
  await expect(page.getByText('Purchase confirmed')).toBeVisible()
  expect(await chain.owned(buyer.address, 1)).toBe(1n)
})
