import { expect, test } from '../src/fixtures.ts'

test.beforeEach(async ({ page, site }) => {
  await page.goto('/')
  await site.connect()
})

test('shows "You have canceled the transaction" and lets the user retry when the transaction is rejected', {
  tag: '@full',
}, async ({ page, site, wallet, chain, buyer }) => {
  await wallet.set({ reject: ['eth_sendTransaction'] })
  await site.buyButton.click()
  await expect(page.getByText('You have canceled the transaction')).toBeVisible()
  expect(await chain.allowanceOf(buyer.address, 'USDT')).toBe(0n)

  await wallet.set({ reject: false })
  await site.buyButton.click()
  await expect(page.getByText('Purchase confirmed')).toBeVisible()
  expect(await chain.owned(buyer.address, 1)).toBe(1n)
})

test('shows the form again and buys nothing when Buy more is clicked', async ({
  page,
  site,
  chain,
  buyer,
}) => {
  await site.buyButton.click()
  await page.getByRole('button', { name: 'Buy more' }).click()
  await expect(site.buyButton).toBeEnabled()
  await expect(page.getByText('Purchase confirmed')).toBeHidden()
  expect(await chain.allowanceOf(buyer.address, 'USDT')).toBe(0n)
  expect(await chain.owned(buyer.address, 1)).toBe(1n)
})

test('shows "Purchasing" while the wallet waits for the user', { tag: '@full' }, async ({
  page,
  site,
  wallet,
}) => {
  await wallet.set({ delay: 600_000 })
  await site.buyButton.click()
  await expect(site.purchasingButton).toBeDisabled()
  await wallet.set({ delay: 0 })
  await expect(page.getByText('Purchase confirmed')).toBeVisible()
})

test('shows "Insufficient Balance" when the balance is too low', { tag: '@full' }, async ({
  page,
  site,
  chain,
  buyer,
}) => {
  const before = await chain.balanceOf(buyer.address, 'USDT')
  await site.quantity.fill('1000')
  await site.buyButton.click()
  await expect(page.getByText('Insufficient Balance')).toBeVisible()
  expect(await chain.balanceOf(buyer.address, 'USDT')).toBe(before)
})

test('switches the wallet before paying when it is on another network', async ({
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

test('asks the wallet to add the network before paying when it does not have it', async ({
  page,
  site,
  wallet,
}) => {
  await wallet.set({ chainNotAdded: true })
  await site.buyButton.click()
  await expect(page.getByText('Purchase confirmed')).toBeVisible()
  expect(wallet.switches.chainNotAdded).toBe(false)
})

test('opens the network reminder when a request fails while buying, and closes it when confirmed', {
  tag: '@full',
}, async ({ context, site, stack, chain, buyer }) => {
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

test('asks once when the wallet runs calls as one transaction', { tag: '@full' }, async ({
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

test('asks for each step when the user declines to upgrade the wallet', { tag: '@full' }, async ({
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
