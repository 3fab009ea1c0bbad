import { parseEther } from 'viem'
import { expect, test } from '../src/fixtures.ts'
import { measureOverflow } from '../src/measureOverflow.ts'
import { fill } from '../src/texts.ts'

test.use({ invited: false })

test('connects, binds an invitation code, approves, buys and shows the item as owned', async ({
  page,
  site,
  texts,
  language,
  stack,
  chain,
  buyer,
}) => {
  const rootCode = stack.config.rootCode ?? ''
  const { fragment } = texts.items
  await page.goto('/')
  await site.connect()
  await expect(site.item(fragment)).toBeVisible()
  await expect(site.value(texts.home.holdings)).toHaveText('0')

  await site.invitation.openButton.click()
  await site.invitation.code.fill(rootCode)
  await site.invitation.submitButton.click()
  await expect(page.getByText(texts.invite.success)).toBeVisible()
  await expect(site.invitation.dialog).toBeHidden()

  await site.item(fragment).check()
  await site.token('USDT').check()
  await site.quantity.fill('2')
  const before = await chain.balanceOf(buyer.address, 'USDT')
  const cost = await chain.quote(1, 2, 'USDT')
  await site.buyButton.click()
  await expect(page.getByText(texts.buy.confirmedTitle)).toBeVisible()

  // The page, from the receipt on.
  await expect(page.getByText(fill(texts.buy.confirmed, { quantity: '2', item: fragment }))).toBeVisible()
  await expect(site.item(fragment)).toHaveAccessibleName(new RegExp(`${texts.items.owned} 2`))
  await expect(site.value(texts.home.holdings)).toHaveText((2000).toLocaleString(language))
  expect(await measureOverflow(page)).toBe(0)
  // The chain.
  expect(await chain.owned(buyer.address, 1)).toBe(2n)
  expect(await chain.yesOf(buyer.address)).toBe(parseEther('2000'))
  expect(await chain.balanceOf(buyer.address, 'USDT')).toBe(before - cost)
  expect(await chain.allowanceOf(buyer.address, 'USDT')).toBe(0n)
})
