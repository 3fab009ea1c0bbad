import { parseEther, zeroAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createInvitedBuyers } from '../src/createInvitedBuyers.ts'
import { expect, test } from '../src/fixtures.ts'

/** An address as lists show it. */
const shorten = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`

test.describe('a visitor who came by an invitation link', () => {
  test.use({ invited: false })

  test('sees the inviter before connecting, and is bound only after confirming', { tag: '@full' }, async ({
    page,
    site,
    chain,
    buyer,
  }) => {
    const inviter = privateKeyToAccount(generatePrivateKey())
    await chain.fund(inviter)
    await chain.bind(inviter)
    const code = await chain.codeOf(inviter.address)
    const shortened = shorten(inviter.address)

    await page.goto(`/?code=${code.toLowerCase()}`)
    await expect(site.linkedInvitation).toContainText(`${code} of ${shortened}`)
    // The code is removed from the address, so that nobody passes it on by copying the address.
    expect(new URL(page.url()).search).toBe('')
    // On a later visit by another link, the first code stays.
    await page.goto('/somewhere?code=ABCD1234')
    await site.connect()
    expect(await chain.inviterOf(buyer.address)).toBe(zeroAddress)

    await page.getByRole('button', { name: 'Use this invitation' }).click()
    await expect(site.invitation.code).toHaveValue(code)
    expect(await chain.inviterOf(buyer.address)).toBe(zeroAddress)
    await site.invitation.submitButton.click()
    await expect(page.getByText('Invitation code submitted successfully')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Invite Friends' })).toContainText(shortened)
    expect(await chain.inviterOf(buyer.address)).toBe(inviter.address)
  })
})

test('shows Processing, then Success, when an inviter withdraws the reward for two purchases', async ({
  page,
  site,
  chain,
  buyer,
}) => {
  const friends = await createInvitedBuyers(chain, buyer.address)
  const reward = ((await chain.quote(2, 1, 'USDT')) * 2n) / 5n
  await page.goto('/')
  await site.connect()
  await expect(page.getByRole('progressbar', { name: '2 friends invited' })).toBeVisible()
  await page.getByRole('link', { name: 'See your rewards and withdraw them' }).click()

  for (const { address } of friends) {
    await expect(site.records('Referral Relationship')).toContainText(shorten(address), {
      ignoreCase: true,
    })
  }
  await expect(site.records('Referral Rewards').getByText('240 USDT')).toHaveCount(2)
  expect(reward).toBe(parseEther('240'))

  const before = await chain.balanceOf(buyer.address, 'USDT')
  await site.withdrawal.openButton.click()
  await site.withdrawal.amount.fill('100')
  await expect(site.withdrawal.dialog).toContainText('94 USDT')
  await site.withdrawal.confirmButton.click()
  await expect(site.withdrawal.dialog).toContainText('Processing')
  await expect(site.withdrawal.dialog).toContainText('Success')
  await site.withdrawal.dialog.getByRole('button', { name: 'Close' }).last().click()

  await expect(
    site.records('Withdrawal History').getByRole('row', { name: /100 94 USDT Success/ }),
  ).toBeVisible()
  expect(await chain.balanceOf(buyer.address, 'USDT')).toBe(before + parseEther('94'))
})

test('shows "You have canceled the transaction" when the user rejects a withdrawal', {
  tag: '@full',
}, async ({ page, site, chain, buyer, wallet }) => {
  await createInvitedBuyers(chain, buyer.address)
  await page.goto('/')
  await site.connect()
  await page.getByRole('link', { name: 'My History' }).first().click()
  await wallet.set({ reject: ['eth_sendTransaction'] })
  await site.withdrawal.openButton.click()
  await site.withdrawal.amount.fill('100')
  await site.withdrawal.confirmButton.click()
  await expect(site.withdrawal.dialog.getByRole('alert')).toContainText(['You have canceled the transaction'])
})
