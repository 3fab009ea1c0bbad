import type { Page } from '@playwright/test'
import { type Address, getAddress } from 'viem'
import { expectAccessible } from '../src/expectAccessible.ts'
import { createModal } from '../src/pages/modal.ts'
import { tabTo } from '../src/tabTo.ts'
import { expect, type Mailbox, serveSecondDapp, test } from '../src/walletStack.ts'

// One stack for all of them.
test.describe.configure({ mode: 'default' })
test.use({ invited: false, permissions: ['clipboard-read', 'clipboard-write'] })

/** Logs in on a device that is new, with the link in another tab and the code. Returns the wallet's address. */
async function logIn(page: Page, mailbox: Mailbox): Promise<Address> {
  const modal = createModal(page)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await modal.dialog.getByRole('button', { name: 'Continue with email' }).click()
  await modal.dialog.getByRole('textbox', { name: 'Email' }).fill(mailbox.address)
  await page.keyboard.press('Enter')
  await modal.dialog.getByText('Open the link in your email').waitFor()
  await expectAccessible(page)

  const vault = await page.context().newPage()
  await vault.goto(await mailbox.takeLink())
  await vault.getByRole('button', { name: 'Approve' }).click()
  await vault.getByText('Approved.').waitFor()
  await expectAccessible(vault)
  await vault.close()

  await modal.dialog.getByRole('textbox', { name: 'Code from the email' }).fill(await mailbox.takeCode())
  await page.getByRole('button', { name: /^Account / }).click()
  await modal.copyAddress.click()
  await expect(modal.dialog.getByText('Copied')).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  await page.keyboard.press('Escape')
  return getAddress(address)
}

/** Approves a transaction in the wallet's own frame, after it has named the contract. */
async function approve(page: Page, contract: string) {
  const frame = page.frameLocator('#w3m-iframe')
  await expect(frame.getByText(contract).first()).toBeVisible()
  await expectAccessible(page)
  const button = frame.getByRole('button', { name: 'Approve' })
  // A mouse that comes in starts the waiting time anew, so it comes first.
  await button.hover()
  await button.click()
}

test('goes from an e-mail address to an owned Fragment, and has the same wallet elsewhere', async ({
  page,
  browser,
  chain,
  site,
  stack,
  texts,
  mailbox,
}) => {
  await page.goto('/')
  const address = await logIn(page, mailbox)
  await page.getByRole('button', { name: texts.development.money }).click()
  await page.getByText(texts.development.moneySent).waitFor()

  await site.invitation.openButton.click()
  await site.invitation.code.fill(stack.config.rootCode ?? '')
  await site.invitation.submitButton.click()
  await approve(page, 'Genesis referral')
  await expect(page.getByText(texts.invite.success)).toBeVisible()

  await site.item(texts.items.fragment).check()
  await site.token('USDT').check()
  await site.buyButton.click()
  await approve(page, 'Genesis presale')
  await approve(page, 'Use Genesis presale')
  await expect(page.getByText(texts.buy.confirmedTitle)).toBeVisible()
  expect(await chain.owned(address, 1)).toBe(1n)

  const other = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const dapp = await other.newPage()
  const secondDapp = await serveSecondDapp(stack.presale)
  try {
    await dapp.goto(secondDapp.url)
    expect(await logIn(dapp, mailbox)).toBe(address)
  } finally {
    await other.close()
    secondDapp.stop()
  }
})

test.describe('in Chinese', () => {
  test.use({ language: 'zh-CN' })

  /** Approves with the space bar: the focus is on Reject at first, and Enter never approves. */
  async function approveByKeyboard(page: Page, contract: string) {
    const frame = page.frameLocator('#w3m-iframe')
    await expect(frame.getByText(contract).first()).toBeVisible()
    const button = frame.locator('[data-approve]')
    await expect(button).toHaveAttribute('aria-disabled', 'false')
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    await expect(button).toBeVisible()
    await page.keyboard.press('Space')
  }

  test('logs in and buys with the keyboard alone', async ({ page, site, stack, texts, mailbox }) => {
    const dialog = page.locator('fy-modal').getByRole('dialog')
    await page.goto('/')
    await site.walletButton.waitFor()
    await tabTo(page, site.walletButton)
    await page.keyboard.press('Enter')
    await tabTo(page, dialog.getByRole('button', { name: '使用电子邮箱继续' }))
    await page.keyboard.press('Enter')
    await tabTo(page, dialog.locator('input[type=email]'))
    await page.keyboard.type(mailbox.address)
    await page.keyboard.press('Enter')

    const vault = await page.context().newPage()
    await vault.goto(await mailbox.takeLink())
    await expect(vault.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await tabTo(vault, vault.locator('[data-decision=approve]'))
    await vault.keyboard.press('Enter')
    await vault.locator('[data-state=approved]').waitFor()
    await vault.close()
    await page.bringToFront()

    const code = await mailbox.takeCode()
    await expect(dialog.locator('input.code')).toBeFocused()
    await page.keyboard.type(code)
    await expect(site.walletButton).toHaveText(/0x/)

    const money = page.getByRole('button', { name: texts.development.money })
    await tabTo(page, money)
    await page.keyboard.press('Enter')
    await page.getByText(texts.development.moneySent).waitFor()

    await tabTo(page, site.invitation.openButton)
    await page.keyboard.press('Enter')
    await tabTo(page, site.invitation.code)
    await page.keyboard.type(stack.config.rootCode ?? '')
    await tabTo(page, site.invitation.submitButton)
    await page.keyboard.press('Enter')
    await approveByKeyboard(page, 'Genesis referral')
    await expect(page.getByText(texts.invite.success)).toBeVisible()

    await tabTo(page, site.buyButton)
    await page.keyboard.press('Enter')
    await approveByKeyboard(page, 'Genesis presale')
    await approveByKeyboard(page, 'Genesis presale')
    await expect(page.getByText(texts.buy.confirmedTitle)).toBeVisible()
  })
})
