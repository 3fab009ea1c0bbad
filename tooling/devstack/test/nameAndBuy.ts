import type { Page } from 'playwright'

/**
 * Registers the name `dev-wallet` for the account that is connected, then follows Buy to the page of the demonstration.
 * Returns the account's button after a reload, and what that page was given.
 */
export async function nameAndBuy(page: Page) {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('button', { name: /^Account 0x/ }).click()
  await press('Get a name')
  await page.getByRole('textbox', { name: 'Name' }).fill('dev-wallet')
  await press('Register')
  await press('Back to the account')
  await press('Buy')
  await page.getByRole('textbox', { name: 'You pay' }).fill('50')
  await page.getByRole('button', { name: /^Demo/ }).click()
  const [shop] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Continue at Demo' }).click(),
  ])
  await shop.getByRole('heading', { name: 'Nothing is sold here' }).waitFor()
  const given = Object.fromEntries(new URL(shop.url()).searchParams)
  await page.bringToFront()
  await press('Close')
  // The gateway is asked for the name when the page is new.
  await page.reload()
  const account = page.getByRole('button', { name: /^Account [^0]/ })
  return { account: await account.getAttribute('aria-label'), origin: new URL(shop.url()).origin, given }
}
