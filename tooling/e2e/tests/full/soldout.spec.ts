import { expect, test } from '../../src/fixtures.ts'
import { spill } from '../../src/spill.ts'
import { fill } from '../../src/texts.ts'
import { violations } from '../../src/violations.ts'

test('nothing is left: both items say so, and nothing can be bought', async ({
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
  expect(await violations(page)).toEqual([])
  expect(await spill(page)).toBe(0)
})
