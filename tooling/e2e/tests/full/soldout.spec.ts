import { expectAccessible } from '../../src/expectAccessible.ts'
import { expect, test } from '../../src/fixtures.ts'

test('offers the records and nothing to buy when everything is sold out', async ({ page, site, texts }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', /./)
  await site.connect()
  await expect(page.getByText(texts.items.soldOut, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: texts.soldOut.title })).toBeVisible()
  await expect(page.getByRole('timer')).toBeHidden()
  await expect(site.buyButton).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('link', { name: texts.soldOut.records }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts.record.title })).toBeVisible()
})
