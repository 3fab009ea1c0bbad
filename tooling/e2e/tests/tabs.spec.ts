import { expect, test } from '../src/fixtures.ts'
import { createSite } from '../src/pages/site.ts'

test('connects and disconnects two tabs together', async ({ page, context, site, buyer, texts }) => {
  await page.goto('/')
  await site.connect()
  const otherPage = await context.newPage()
  const other = createSite(otherPage, buyer.address, texts)
  await otherPage.goto('/')
  await expect(other.accountButton).toBeVisible()

  await other.accountButton.click()
  await other.modal.disconnect.click()
  await expect(other.connectButton).toBeVisible()
  await expect(site.connectButton).toBeVisible()
})

test('shows a purchase in the other tab', async ({ page, context, site, buyer, texts }) => {
  await page.goto('/')
  await site.connect()
  const otherPage = await context.newPage()
  const other = createSite(otherPage, buyer.address, texts)
  await otherPage.goto('/')
  await expect(other.item('Genesis Fragment')).toHaveAccessibleName(/Already owned 0/)

  await site.buyButton.click()
  await expect(page.getByText('Purchase confirmed')).toBeVisible()
  await expect(other.item('Genesis Fragment')).toHaveAccessibleName(/Already owned 1/)
})
