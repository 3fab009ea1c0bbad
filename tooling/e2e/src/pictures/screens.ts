import type { Page } from '@playwright/test'
import type { Screen } from './openAs.ts'

/** The home page, the modal and the records without a wallet. */
export async function takeVisitor({ page, site, take }: Screen) {
  await site.walletButton.waitFor()
  await showWholePage(page)
  await take('home', { fullPage: true })
  await take('home-first')
  await site.walletButton.click()
  await site.modal.wallet('Dev Wallet').waitFor()
  await take('connect')
  await page.keyboard.press('Escape')
  await page.goto('/record')
  await site.walletButton.waitFor()
  await take('record-visitor')
}

/** The records, the dialogs and the home page of a buyer with a history. */
export async function takeConnected({ page, site, take }: Screen) {
  await site.connect()
  await page.getByRole('row').nth(1).waitFor()
  await take('record', { fullPage: true })
  await site.withdrawal.openButton.click()
  await site.withdrawal.amount.fill('5')
  await take('withdraw')
  await page.keyboard.press('Escape')
  await site.walletButton.click()
  // The network's currency, both payment tokens and YES.
  const pictures = page.locator('fy-token-list img')
  await pictures.nth(3).waitFor()
  await pictures.evaluateAll((images: HTMLImageElement[]) => Promise.all(images.map((one) => one.decode())))
  await take('account')
  await page.keyboard.press('Escape')
  await page.goto('/')
  await site.buyButton.waitFor()
  await showWholePage(page)
  await take('home-connected', { fullPage: true })
}

/** The home page of somebody who cannot buy, and why. */
export async function takeUnlisted({ page, site, take }: Screen) {
  await page.goto('/')
  await site.connect()
  await showWholePage(page)
  await take('home-connected', { fullPage: true })
  if (!(await site.buyButton.isVisible())) return
  await site.buyButton.click()
  await site.reminder.waitFor()
  await take('reminder')
}

/** The dialogs of a first purchase, from the invitation code to the receipt. */
export async function takeBuying({ page, site, texts, stack, take }: Screen) {
  await site.connect()
  await site.invitation.openButton.click()
  await site.invitation.submitButton.click()
  await take('invitation')
  await site.invitation.code.fill(stack.config.rootCode ?? '')
  await site.invitation.submitButton.click()
  await page.getByRole('heading', { name: texts.friends.title }).waitFor()

  await page.route(stack.rpc, (route) => route.abort())
  await site.buyButton.click()
  await site.reminder.waitFor()
  await take('network')
  await page.unroute(stack.rpc)
  await site.reminder.getByRole('button', { name: texts.app.confirm }).click()

  await site.buyButton.click()
  const receipt = page.getByText(texts.buy.confirmedTitle)
  await receipt.waitFor()
  await receipt.scrollIntoViewIfNeeded()
  await take('receipt')
}

/** Parts below the screen are loaded when they come near it. */
async function showWholePage(page: Page) {
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(150)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
}
