import { parseEther } from 'viem'
import { expect, test } from '../src/fixtures.ts'

test.use({ invited: false })

test('connect, bind an invitation code, approve, buy, and own it', async ({
  page,
  site,
  stack,
  chain,
  buyer,
}) => {
  const rootCode = stack.config.rootCode ?? ''
  await page.goto('/')
  await site.connect()
  await expect(site.item('Genesis Fragment')).toBeVisible()
  await expect(site.value('YES holdings')).toHaveText('0')

  await site.invitation.openButton.click()
  await site.invitation.code.fill(rootCode)
  await site.invitation.submitButton.click()
  await expect(page.getByText('Invitation code submitted successfully')).toBeVisible()
  await expect(site.invitation.dialog).toBeHidden()

  await site.item('Genesis Fragment').check()
  await site.token('USDT').check()
  await site.quantity.fill('2')
  const before = await chain.balanceOf(buyer.address, 'USDT')
  const cost = await chain.quote(1, 2, 'USDT')
  await site.buyButton.click()
  await expect(page.getByText('Purchase confirmed')).toBeVisible()

  // What the page says, from the receipt on.
  await expect(page.getByText('2 × Genesis Fragment')).toBeVisible()
  await expect(site.item('Genesis Fragment')).toHaveAccessibleName(/Already owned 2/)
  await expect(site.value('YES holdings')).toHaveText('2,000')
  // What the chain says.
  expect(await chain.owned(buyer.address, 1)).toBe(2n)
  expect(await chain.yesOf(buyer.address)).toBe(parseEther('2000'))
  expect(await chain.balanceOf(buyer.address, 'USDT')).toBe(before - cost)
  expect(await chain.allowanceOf(buyer.address, 'USDT')).toBe(0n)
})
