import { expectAccessible } from '../../src/expectAccessible.ts'
import { expect, test } from '../../src/fixtures.ts'

test('says in place of Buy Now that the sale is paused', async ({ page, site, texts }) => {
  await page.goto('/')
  await expect(page.getByText(texts.home.statusPaused, { exact: true })).toBeVisible()
  await site.connect()
  await expect(page.getByText(texts.why.paused, { exact: true })).toBeVisible()
  await expect(site.buyButton).toBeHidden()
  await expectAccessible(page)
})
