import type { Locator } from '@playwright/test'
import { expect, test } from '../src/fixtures.ts'
import { tabTo } from '../src/tabTo.ts'

test('connects and disconnects the wallet with the keyboard alone', async ({ page, site }) => {
  await page.goto('/')
  await expect(site.connectButton).toBeVisible()
  await tabTo(page, site.connectButton)
  await page.keyboard.press('Enter')
  await expect(site.modal.dialog).toBeVisible()
  await tabTo(page, site.modal.wallet('Dev Wallet'))
  await page.keyboard.press('Enter')
  await expect(site.accountButton).toBeVisible()

  await expect(site.modal.dialog).toBeHidden()
  await expect(site.accountButton).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(site.modal.dialog).toBeVisible()
  await tabTo(page, site.modal.disconnect)
  await page.keyboard.press('Enter')
  await expect(site.connectButton).toBeVisible()
})

test('closes the modal and returns the focus when Escape is pressed', async ({ page, site }) => {
  await page.goto('/')
  await site.connectButton.click()
  await expect(site.modal.dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(site.modal.dialog).toBeHidden()
  await expect(site.connectButton).toBeFocused()
})

test('buys with the keyboard alone, and has the focus named at each step', async ({
  page,
  site,
  chain,
  buyer,
  texts,
}) => {
  /** Goes on to the element by Tab, and presses the key there. */
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target)
    await expect(target).toHaveAccessibleName(/./)
    await page.keyboard.press(key)
  }
  await page.goto('/')
  await expect(site.buyButton).toBeVisible()
  await press(site.connectButton)
  // A Tab before would leave the button, to which the focus comes back.
  await expect(site.modal.dialog).toBeVisible()
  await press(site.modal.wallet('Dev Wallet'))
  await expect(site.accountButton).toBeFocused()

  await tabTo(page, site.quantity)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('2')
  await press(site.token('USDT'), 'Space')
  await press(site.buyButton)
  await expect(page.getByRole('heading', { name: texts.buy.confirmedTitle })).toBeFocused()
  expect(await chain.owned(buyer.address, 1)).toBe(2n)
})
