import type { Page } from '@playwright/test'
import { type Address, getAddress } from 'viem'
import { expectAccessible } from '../src/expectAccessible.ts'
import { createModal } from '../src/pages/modal.ts'
import { expect, type Mailbox, serveSecondDapp, test } from '../src/walletStack.ts'

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
