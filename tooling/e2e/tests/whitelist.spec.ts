import { expect, test } from '../src/fixtures.ts'

test.describe('a whitelisted user', () => {
  test.use({ buyerIndex: 23 })

  test('buys before the public opening', async ({ page, site, chain, buyer }) => {
    await page.goto('/')
    await expect(page.getByText('Whitelist only until')).toBeVisible()
    await site.connect()
    await site.buyButton.click()
    await expect(page.getByText('Purchase confirmed')).toBeVisible()
    expect(await chain.owned(buyer.address, 1)).toBe(1n)
  })
})

test.describe('a user who is not on the whitelist', () => {
  test.use({ buyerIndex: 29 })

  test('is reminded that only whitelisted users can buy now', async ({ page, site, chain, buyer }) => {
    await page.goto('/')
    await site.connect()
    await site.buyButton.click()
    await expect(site.reminder).toContainText('Only whitelisted users can buy now')
    await site.reminder.getByRole('button', { name: 'Confirm' }).click()
    await expect(site.reminder).toBeHidden()
    expect(await chain.owned(buyer.address, 1)).toBe(0n)
  })
})
