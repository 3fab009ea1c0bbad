import { expectAccessible } from '../../src/expectAccessible.ts'
import { expect, test } from '../../src/fixtures.ts'
import { fill } from '../../src/texts.ts'

test('marks both items and disables buying when everything is sold out', async ({
  page,
  site,
  texts,
  chain,
  buyer,
}) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', /./)
  await site.connect()
  for (const item of [texts.items.fragment, texts.items.badge]) {
    await expect(site.item(item)).toHaveAccessibleName(new RegExp(texts.items.soldOut))
  }
  await expect(page.getByText(fill(texts.why.soldOut, { item: texts.items.fragment }))).toBeVisible()
  await expect(site.buyButton).toBeDisabled()
  expect(await chain.owned(buyer.address, 1)).toBe(0n)
  await expectAccessible(page)
})
