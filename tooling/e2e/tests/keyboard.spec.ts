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
