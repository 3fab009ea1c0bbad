import { zeroAddress } from 'viem'
import { expect, test } from '../src/fixtures.ts'

test.use({ invited: false })

test.beforeEach(async ({ page, site }) => {
  await page.goto('/')
  await site.connect()
})

test('shows "Please enter the invitation code" when the field is empty', { tag: '@full' }, async ({
  site,
}) => {
  await site.invitation.openButton.click()
  await site.invitation.submitButton.click()
  await expect(site.invitation.dialog.getByRole('alert')).toHaveText('Please enter the invitation code')
})

test('shows "Invalid invitation code format" when the format is wrong', { tag: '@full' }, async ({
  site,
}) => {
  await site.invitation.openButton.click()
  await site.invitation.code.fill('ABC')
  await site.invitation.submitButton.click()
  await expect(site.invitation.dialog.getByRole('alert')).toHaveText('Invalid invitation code format')
})

test('shows "Invitation code submitted successfully" when the code is bound', async ({
  page,
  site,
  stack,
  chain,
  buyer,
}) => {
  await site.invitation.openButton.click()
  await site.invitation.code.fill(stack.config.rootCode ?? '')
  await site.invitation.submitButton.click()
  await expect(page.getByText('Invitation code submitted successfully')).toBeVisible()
  await expect(site.invitation.openButton).toBeHidden()
  expect(await chain.inviterOf(buyer.address)).not.toBe(zeroAddress)
})

test('shows "You need to bind an invitation code before proceeding" when an unbound user buys', async ({
  site,
  chain,
  buyer,
}) => {
  await site.buyButton.click()
  await expect(site.invitation.dialog).toContainText('You need to bind an invitation code before proceeding')
  expect(await chain.owned(buyer.address, 1)).toBe(0n)
})

test('shows an error when no user has the code', { tag: '@full' }, async ({ site }) => {
  await site.invitation.openButton.click()
  await site.invitation.code.fill('ZZZZZZZZ')
  await site.invitation.submitButton.click()
  await expect(site.invitation.dialog.getByRole('alert')).toContainText('This invitation code doesn’t exist.')
})

test('closes the dialog and binds nothing when Cancel is clicked', { tag: '@full' }, async ({
  site,
  chain,
  buyer,
}) => {
  await site.invitation.openButton.click()
  await site.invitation.cancelButton.click()
  await expect(site.invitation.dialog).toBeHidden()
  expect(await chain.inviterOf(buyer.address)).toBe(zeroAddress)
})

test('shows "You have canceled the transaction" when the user rejects the binding', { tag: '@full' }, async ({
  site,
  stack,
  wallet,
}) => {
  await wallet.set({ reject: ['eth_sendTransaction'] })
  await site.invitation.openButton.click()
  await site.invitation.code.fill(stack.config.rootCode ?? '')
  await site.invitation.submitButton.click()
  await expect(site.invitation.dialog.getByRole('alert')).toHaveText('You have canceled the transaction')
})
