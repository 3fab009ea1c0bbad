import { expectAccessible } from '../../src/expectAccessible.ts'
import { expect, test } from '../../src/fixtures.ts'

test('shows that the sale is paused, and takes no payment, when a user tries to buy', async ({
  page,
  site,
  texts,
  chain,
  buyer,
}) => {
  await page.goto('/')
  await expect(page.getByText(texts.home.statusPaused, { exact: true })).toBeVisible()
  await site.connect()
  await expect(page.getByText(texts.why.paused, { exact: true })).toBeVisible()
  const before = await chain.balanceOf(buyer.address, 'USDT')
  await site.buyButton.click()
  await expect(page.getByText(texts.failure.SalePaused, { exact: true })).toBeVisible()
  expect(await chain.balanceOf(buyer.address, 'USDT')).toBe(before)
  await expectAccessible(page)
})
