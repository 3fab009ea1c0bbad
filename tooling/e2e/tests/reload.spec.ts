import { expect, test } from '../src/fixtures.ts'
import { withholdReceipts } from '../src/withholdReceipts.ts'

test.beforeEach(async ({ page, site }) => {
  await page.goto('/')
  await site.connect()
})

test('stays connected without a prompt after a reload', async ({ page, site, wallet }) => {
  await wallet.set({ reject: true })
  await page.reload()
  await expect(site.accountButton).toBeVisible()
})

test('confirms a pending purchase after a reload', async ({ page, context, site, stack, chain, buyer }) => {
  await chain.approve(buyer, 'USDT', await chain.quote(1, 1, 'USDT'))
  const release = await withholdReceipts(context, stack.rpc)
  await site.buyButton.click()
  await expect.poll(() => chain.owned(buyer.address, 1)).toBe(1n)
  // The chain may know of it before the page does.
  await expect(page.getByText('Sent. Waiting for the blockchain to confirm it.')).toBeVisible()
  await page.reload()
  await expect(site.purchasingButton).toBeVisible()
  await release()
  await expect(page.getByText('Purchase confirmed')).toBeVisible()
  await expect(site.item('Genesis Fragment')).toHaveAccessibleName(/Already owned 1/)
})
