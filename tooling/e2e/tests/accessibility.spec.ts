import type { Locator } from '@playwright/test'
import { createInvitedBuyers } from '../src/createInvitedBuyers.ts'
import { expectAccessible } from '../src/expectAccessible.ts'
import { expect, test } from '../src/fixtures.ts'

/** Expects that nothing covers the element's right end, as a wide button beside it might. */
async function expectUncovered(element: Locator) {
  const { width, height } = (await element.boundingBox()) ?? { width: 0, height: 0 }
  await element.click({ trial: true, position: { x: width - 1, y: height / 2 } })
}

test('has no axe violations on the home page and in the network-failure dialog without a wallet', async ({
  page,
  site,
  texts,
  language,
}) => {
  await page.goto('/')
  await expect(site.buyButton).toBeEnabled()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.locator('section[aria-labelledby="wanted-title"]')).toBeVisible()
  await expectAccessible(page)
  await expectUncovered(page.getByRole('link', { name: texts.app.brand }))

  // A language that cannot be loaded is a failure of what the visitor started.
  const other = language === 'ko' ? 'th' : 'ko'
  await page.route(new RegExp(`/assets/${other}-`), (route) => route.abort())
  await site.openMenu()
  await page.getByRole('combobox', { name: texts.locale.label }).selectOption(other)
  await expect(site.reminder).toContainText(texts.failure.NetworkUnstable)
  await expectAccessible(page)
})

test('has no axe violations on the home page of an invitation link', async ({ page, site, stack }) => {
  await page.goto(`/?code=${stack.config.rootCode}`)
  await expect(site.linkedInvitation).toBeVisible()
  await expectAccessible(page)
})

test('has no axe violations with the modal open', async ({ page, site }) => {
  await page.goto('/')
  await expect(site.buyButton).toBeEnabled()
  await site.walletButton.click()
  await expect(site.modal.wallet('Dev Wallet')).toBeVisible()
  await expectAccessible(page)
})

test('has no axe violations with a wallet connected, an item bought and the account open', async ({
  page,
  site,
  texts,
}) => {
  await page.goto('/')
  await site.connect()
  await expect(site.value(texts.home.holdings)).toHaveText('0')
  await site.buyButton.click()
  await expect(page.getByText(texts.buy.confirmedTitle)).toBeVisible()
  await expectAccessible(page)
  await site.walletButton.click()
  await expect(page.locator('fy-account-view')).toBeVisible()
  await expectAccessible(page)
})

test('has no axe violations on the records and in the dialogs of invitations and withdrawals', async ({
  page,
  site,
  texts,
  chain,
  buyer,
}) => {
  await createInvitedBuyers(chain, buyer.address)
  await page.goto('/record')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: texts.record.connectButton })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/')
  await site.connect()
  await page.getByRole('button', { name: texts.friends.qr }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: texts.friends.records }).click()
  await expect(site.records(texts.rewards.title).getByRole('table')).toBeVisible()
  await expectAccessible(page)
  await site.withdrawal.openButton.click()
  await site.withdrawal.amount.fill('100')
  await expectAccessible(page)
})

test.describe('a buyer without an inviter', () => {
  test.use({ invited: false })

  test('has no axe violations in the invitation dialog with an error and on empty records', async ({
    page,
    site,
    texts,
  }) => {
    await page.goto('/')
    await site.connect()
    await site.invitation.openButton.click()
    await site.invitation.submitButton.click()
    await expect(site.invitation.dialog.getByRole('alert')).toHaveText(texts.failure.InvitationCodeMissing)
    await expectAccessible(page)
    await site.invitation.cancelButton.click()

    await site.openMenu()
    await page.getByRole('link', { name: texts.app.history }).first().click()
    await expect(page.getByText(texts.record.noRecords).first()).toBeVisible()
    await expectAccessible(page)
  })
})

test('has no axe violations on the page when it cannot start', async ({ page, texts }) => {
  await page.route('**/config.json', (route) => route.fulfill({ json: {} }))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: texts.boot.title })).toBeVisible()
  await expectAccessible(page)
})
