import { zeroAddress } from 'viem'
import { expect, test } from '../src/fixtures.ts'

test.use({ invited: false })

test.beforeEach(async ({ page, site }) => {
  await page.goto('/')
  await site.connect()
})

test('empty: Please enter the invitation code', async ({ site }) => {
  await site.invitation.openButton.click()
  await site.invitation.submitButton.click()
  await expect(site.invitation.dialog.getByRole('alert')).toHaveText('Please enter the invitation code')
})

test('wrong format: Invalid invitation code format', async ({ site }) => {
  await site.invitation.openButton.click()
  await site.invitation.code.fill('ABC')
  await site.invitation.submitButton.click()
  await expect(site.invitation.dialog.getByRole('alert')).toHaveText('Invalid invitation code format')
})

test('bound: Invitation code submitted successfully', async ({ page, site, stack, chain, buyer }) => {
  await site.invitation.openButton.click()
  await site.invitation.code.fill(stack.config.rootCode ?? '')
  await site.invitation.submitButton.click()
  await expect(page.getByText('Invitation code submitted successfully')).toBeVisible()
  await expect(site.invitation.openButton).toBeHidden()
  expect(await chain.inviterOf(buyer.address)).not.toBe(zeroAddress)
})

test('buying unbound: You need to bind an invitation code before proceeding', async ({
  site,
  chain,
  buyer,
}) => {
  await site.buyButton.click()
  await expect(site.invitation.dialog).toContainText('You need to bind an invitation code before proceeding')
  expect(await chain.owned(buyer.address, 1)).toBe(0n)
})

test('a code that nobody has gets a sentence of its own', async ({ site }) => {
  await site.invitation.openButton.click()
  await site.invitation.code.fill('ZZZZZZZZ')
  await site.invitation.submitButton.click()
  await expect(site.invitation.dialog.getByRole('alert')).toContainText('Nobody has this invitation code')
})

test('Cancel closes the dialog and binds nothing', async ({ site, chain, buyer }) => {
  await site.invitation.openButton.click()
  await site.invitation.cancelButton.click()
  await expect(site.invitation.dialog).toBeHidden()
  expect(await chain.inviterOf(buyer.address)).toBe(zeroAddress)
})

test('a refused signature: You have canceled the transaction', async ({ site, stack, wallet }) => {
  await wallet.set({ reject: ['eth_sendTransaction'] })
  await site.invitation.openButton.click()
  await site.invitation.code.fill(stack.config.rootCode ?? '')
  await site.invitation.submitButton.click()
  await expect(site.invitation.dialog.getByRole('alert')).toHaveText('You have canceled the transaction')
})
