import { expect, type Page } from '@playwright/test'
import { type Address, getAddress } from 'viem'
import type { Mailbox } from './createMailbox.ts'
import { expectAccessible } from './expectAccessible.ts'
import { createModal } from './pages/modal.ts'
import type { Site } from './pages/site.ts'
import type { Stack } from './stack.ts'
import type { Texts } from './texts.ts'

/** Logs in by e-mail on a device that is new, with the link in another tab and the code. Returns the wallet's address. */
export async function logInByEmail(page: Page, mailbox: Mailbox): Promise<Address> {
  await enterByEmail(page, mailbox)
  return copyAddress(page)
}

/** The same, and leaves what the modal shows then. */
export async function enterByEmail(page: Page, mailbox: Mailbox) {
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
  await vault.getByText('Approved. Go back to the app').waitFor()
  await expectAccessible(vault)
  await vault.close()

  await modal.dialog.getByRole('textbox', { name: 'Code from the email' }).fill(await mailbox.takeCode())
}

/** Has the wallet that is new offer a backup, and saves it in the wallet's own window. Resolves with the file's name. */
export async function saveBackup(page: Page, passphrase: string): Promise<string> {
  const { dialog } = createModal(page)
  await dialog.getByRole('button', { name: 'Save a backup of your wallet' }).click()
  const frame = page.frameLocator('#w3m-iframe')
  const button = frame.getByRole('button', { name: 'Open the window' })
  await button.hover()
  await expect(button).toHaveAttribute('aria-disabled', 'false')
  await expectAccessible(page)
  const [window] = await Promise.all([page.waitForEvent('popup'), button.click()])
  await window.getByRole('textbox', { name: 'Passphrase of the file' }).fill(passphrase)
  await expectAccessible(window)
  const save = window.getByRole('button', { name: 'Save the file' })
  const [download] = await Promise.all([window.waitForEvent('download'), save.click()])
  await window.getByRole('button', { name: 'Yes, I have it' }).click()
  await window.getByText(`You have ${download.suggestedFilename()}.`).waitFor()
  await window.close()
  return download.suggestedFilename()
}

/** Replaces the e-mail address in the modal, with the mails of both mailboxes. */
export async function changeEmail(page: Page, mailbox: Mailbox, next: Mailbox) {
  const { dialog } = createModal(page)
  const code = dialog.getByRole('textbox', { name: 'Code from the email' })
  await page.getByRole('button', { name: /^Account / }).click()
  await dialog.getByRole('button', { name: 'More' }).click()
  await dialog.getByRole('menuitem', { name: /^Wallets/ }).click()
  await dialog.getByRole('button', { name: mailbox.address.slice(0, 8) }).click()
  await dialog.getByRole('textbox', { name: 'New email address' }).fill(next.address)
  await expectAccessible(page)
  // The last mail to this address may have been sent less than 30 seconds ago.
  await expect(async () => {
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(code).toBeVisible({ timeout: 2_000 })
  }).toPass()
  for (const one of [mailbox, next]) {
    const vault = await page.context().newPage()
    await vault.goto(await one.takeLink())
    await vault.getByRole('button', { name: 'Approve' }).click()
    await vault.getByText('Approved. Go back and enter').waitFor()
    await vault.close()
    await code.fill(await one.takeCode())
  }
  // A long address is shown without its end.
  await expect(dialog.getByText(`You now log in with ${next.address.slice(0, 8)}`)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
}

/**
 * Logs in at a provider in its popup. Returns the wallet's address.
 *
 * @param user whom to be; undefined where the provider still knows
 */
export async function logInWith(page: Page, provider: string, user?: string): Promise<Address> {
  const modal = createModal(page)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  const opened = page.waitForEvent('popup')
  await modal.wallet(provider).click()
  const popup = await opened
  if (user !== undefined) await popup.getByRole('link', { name: user }).click()
  return copyAddress(page)
}

/** Logs in with Farcaster, in whose app the user approves in another tab. Returns the wallet's address. */
export async function logInWithFarcaster(page: Page, user: string): Promise<Address> {
  const modal = createModal(page)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await modal.wallet('Farcaster').click()
  const opened = page.context().waitForEvent('page')
  await modal.dialog.getByRole('link', { name: 'Open Farcaster' }).click()
  const app = await opened
  await app.getByRole('button', { name: user }).click()
  await app.getByText('Signed.').waitFor()
  await app.close()
  return copyAddress(page)
}

/** Waits until somebody is logged in, and leaves the account closed. */
async function copyAddress(page: Page): Promise<Address> {
  const modal = createModal(page)
  // A user with a new wallet is shown it first.
  const later = modal.dialog.getByRole('button', { name: 'Not now' })
  await page.addLocatorHandler(later, () => later.click())
  await page.getByRole('button', { name: /^Account / }).click()
  await modal.copyAddress.click()
  await expect(modal.dialog.getByText('Copied')).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  await page.keyboard.press('Escape')
  return getAddress(address)
}

/** Approves in the wallet's own frame, after it has shown each of these texts. */
export async function approve(page: Page, ...shown: string[]) {
  const frame = page.frameLocator('#w3m-iframe')
  for (const text of shown) await expect(frame.getByText(text).first()).toBeVisible()
  await expectAccessible(page)
  const button = frame.getByRole('button', { name: 'Approve' })
  // A mouse that comes in starts the waiting time anew, so it comes first.
  await button.hover()
  await button.click()
}

export type AccountType = 'Ordinary account' | 'Smart account'

/** Chooses the type of the account. */
export async function chooseAccount(page: Page, type: AccountType) {
  const { dialog } = createModal(page)
  await page.getByRole('button', { name: /^Account / }).click()
  await dialog.getByRole('radio', { name: type }).check()
  await expect(dialog.getByRole('radio', { name: type })).toHaveAttribute('aria-busy', 'false')
  await expect(dialog.getByRole('radio', { name: type })).toBeChecked()
  await page.keyboard.press('Escape')
}

/** From test money and an invitation to an owned Fragment, by the smart account or the ordinary one. */
export async function buyFragment(
  page: Page,
  { site, stack, texts }: { site: Site; stack: Stack; texts: Texts },
  type: AccountType,
) {
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
  if (type === 'Ordinary account') await approve(page, 'Interact with Genesis presale')
  await expect(page.getByText(texts.buy.confirmedTitle)).toBeVisible()
}
