import { expect, test } from '../src/fixtures.ts'

test.beforeEach(async ({ page, site }) => {
  await page.goto('/')
  await site.connect()
})

test('a refused transaction: You have canceled the transaction, and can be tried again', async ({
  page,
  site,
  wallet,
  chain,
  buyer,
}) => {
  await wallet.set({ reject: ['eth_sendTransaction'] })
  await site.buyButton.click()
  await expect(page.getByText('You have canceled the transaction')).toBeVisible()
  expect(await chain.allowanceOf(buyer.address, 'USDT')).toBe(0n)

  await wallet.set({ reject: false })
  await site.buyButton.click()
  await expect(page.getByText('Purchase confirmed')).toBeVisible()
  expect(await chain.owned(buyer.address, 1)).toBe(1n)
})

test('Buy more brings the form back and buys nothing', async ({ page, site, chain, buyer }) => {
  await site.buyButton.click()
  await page.getByRole('button', { name: 'Buy more' }).click()
  await expect(site.buyButton).toBeEnabled()
  await expect(page.getByText('Purchase confirmed')).toBeHidden()
  expect(await chain.allowanceOf(buyer.address, 'USDT')).toBe(0n)
  expect(await chain.owned(buyer.address, 1)).toBe(1n)
})

test('while the wallet waits for its owner: Purchasing', async ({ page, site, wallet }) => {
  await wallet.set({ delay: 600_000 })
  await site.buyButton.click()
  await expect(site.purchasingButton).toBeDisabled()
  await wallet.set({ delay: 0 })
  await expect(page.getByText('Purchase confirmed')).toBeVisible()
})

test('a balance that is too low: Insufficient Balance', async ({ page, site, chain, buyer }) => {
  const before = await chain.balanceOf(buyer.address, 'USDT')
  await site.quantity.fill('1000')
  await site.buyButton.click()
  await expect(page.getByText('Insufficient Balance')).toBeVisible()
  expect(await chain.balanceOf(buyer.address, 'USDT')).toBe(before)
})

test('a wallet that went to another network is switched before it pays', async ({
  page,
  site,
  wallet,
  chain,
  buyer,
}) => {
  await wallet.set({ wrongChain: 1 })
  await site.buyButton.click()
  await expect(page.getByText('Purchase confirmed')).toBeVisible()
  expect(wallet.switches.wrongChain).toBeUndefined()
  expect(await chain.owned(buyer.address, 1)).toBe(1n)
})

test('a wallet that lost the network is asked to add it before it pays', async ({ page, site, wallet }) => {
  await wallet.set({ chainNotAdded: true })
  await site.buyButton.click()
  await expect(page.getByText('Purchase confirmed')).toBeVisible()
  expect(wallet.switches.chainNotAdded).toBe(false)
})

test('a network that fails while buying opens the reminder, and confirming closes it', async ({
  context,
  site,
  stack,
  chain,
  buyer,
}) => {
  await expect(site.buyButton).toBeEnabled()
  await context.route(`${stack.rpc}/**`, (route) => route.abort())
  await site.buyButton.click()
  await expect(site.reminder).toContainText(
    'The current network is unstable. The operation failed. Please check your connection and try again.',
  )
  await site.reminder.getByRole('button', { name: 'Confirm' }).click()
  await expect(site.reminder).toBeHidden()
  expect(await chain.owned(buyer.address, 1)).toBe(0n)
})

test('a wallet that runs calls as one transaction is asked once, and owns what it bought', async ({
  page,
  site,
  wallet,
  chain,
  buyer,
}) => {
  await wallet.set({ batching: 'supported', reject: ['eth_sendTransaction'] })
  await site.buyButton.click()
  await expect(page.getByText('Purchase confirmed')).toBeVisible()
  expect(await chain.allowanceOf(buyer.address, 'USDT')).toBe(0n)
  expect(await chain.owned(buyer.address, 1)).toBe(1n)
})

test('a wallet whose owner will not have it upgraded is asked step by step', async ({
  page,
  site,
  wallet,
  chain,
  buyer,
}) => {
  await wallet.set({ batching: 'ready', reject: ['upgrade'] })
  await site.buyButton.click()
  await expect(page.getByText('Purchase confirmed')).toBeVisible()
  expect(wallet.switches.batching).toBe('ready')
  expect(await chain.owned(buyer.address, 1)).toBe(1n)
})
