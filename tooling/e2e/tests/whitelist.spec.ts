import { expectAccessible } from '../src/expectAccessible.ts'
import { expect, test } from '../src/fixtures.ts'
import { measureOverflow } from '../src/measureOverflow.ts'
import { fill } from '../src/texts.ts'

test.describe('a whitelisted user', () => {
  // Each worker uses another account, because they buy at the same time.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  test.use({ buyerIndex: async ({}, use, { parallelIndex }) => use(23 + parallelIndex) })

  test('buys before the public opening', async ({ page, site, texts, chain, buyer }) => {
    const before = await chain.owned(buyer.address, 1)
    await page.goto('/')
    await expect(page.getByText(fill(texts.home.statusWhitelist))).toBeVisible()
    await site.connect()
    await site.buyButton.click()
    await expect(page.getByText(texts.buy.confirmedTitle)).toBeVisible()
    expect(await chain.owned(buyer.address, 1)).toBe(before + 1n)
    expect(await measureOverflow(page)).toBe(0)
  })
})

test('shows that only whitelisted users can buy now when the user is not on the whitelist', {
  tag: '@full',
}, async ({ page, site, texts, chain, buyer }) => {
  await page.goto('/')
  await site.connect()
  await site.buyButton.click()
  await expect(site.reminder).toContainText(texts.failure.NotWhitelisted)
  await expectAccessible(page)
  await site.reminder.getByRole('button', { name: texts.app.confirm }).click()
  await expect(site.reminder).toBeHidden()
  expect(await chain.owned(buyer.address, 1)).toBe(0n)
})
