import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { befriend } from '../src/befriend.ts'
import { expect, test } from '../src/fixtures.ts'

/** The violated rules, each with the elements that violate it. */
async function violations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => ({ id, elements: nodes.map(({ html }) => html) }))
}

test('axe finds nothing on the home page of a visitor', async ({ page, site }) => {
  await page.goto('/')
  await expect(site.buyButton).toBeEnabled()
  expect(await violations(page)).toEqual([])
})

test('axe finds nothing with the modal open', async ({ page, site }) => {
  await page.goto('/')
  await expect(site.buyButton).toBeEnabled()
  await site.connectButton.click()
  await expect(site.modal.wallet('Dev Wallet')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('axe finds nothing with a wallet connected and the account open', async ({ page, site }) => {
  await page.goto('/')
  await site.connect()
  await expect(site.value('YES holdings')).toHaveText('0')
  expect(await violations(page)).toEqual([])
  await site.accountButton.click()
  await expect(site.modal.disconnect).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('axe finds nothing on the records, and in the dialogs of invitations and withdrawals', async ({
  page,
  site,
  chain,
  buyer,
}) => {
  await befriend(chain, buyer.address)
  await page.goto('/record')
  await expect(page.getByRole('button', { name: 'Connect to see them' })).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.goto('/')
  await site.connect()
  await page.getByRole('button', { name: 'Show QR code' }).click()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'See your rewards and withdraw them' }).click()
  await expect(site.records('Referral Rewards').getByRole('table')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await site.withdrawal.openButton.click()
  await site.withdrawal.amount.fill('100')
  expect(await violations(page)).toEqual([])
})
