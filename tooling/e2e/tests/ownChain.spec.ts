import { startFaultProxy } from '@foyer/harness/faults'
import { loadArtifact } from '@foyer/presale-operator/testing'
import { type Hex, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createInvitedBuyers } from '../src/createInvitedBuyers.ts'
import { expect } from '../src/fixtures.ts'
import { createMempool } from '../src/mempool.ts'
import { test } from '../src/ownChain.ts'
import { createSite } from '../src/pages/site.ts'
import { scriptWallet } from '../src/scriptWallet.ts'

// One worker, and so one chain, for all of them.
test.describe.configure({ mode: 'default' })

/** A purchase that waits for a block, and whose nonce the page knows. */
const waiting = test.extend<{ mempool: ReturnType<typeof createMempool> }>({
  mempool: async ({ devnet, chain, buyer, page, site }, use) => {
    const mempool = createMempool(devnet)
    await chain.approve(buyer, 'USDT', await chain.quote(1, 1, 'USDT'))
    await page.goto('/')
    await site.connect()
    await mempool.hold()
    await site.buyButton.click()
    await expect(page.getByText('Sent. Waiting for the blockchain to confirm it.')).toBeVisible()
    const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
    await expect.poll(stored).toMatch(/"foyer-presale\.pending\.purchase[^}]+nonce/)
    await use(mempool)
    await mempool.release()
  },
})

waiting(
  'confirms a purchase that was sped up in the wallet while the tab was closed',
  async ({ page, context, mempool, chain, buyer, texts }) => {
    await page.close()
    await mempool.speedUp(buyer)
    await mempool.release()
    const next = await context.newPage()
    await next.goto('/')
    await expect(next.getByText('Purchase confirmed')).toBeVisible()
    expect(await chain.owned(buyer.address, 1)).toBe(1n)
    await expect(createSite(next, buyer.address, texts).item('Genesis Fragment')).toHaveAccessibleName(
      /Already owned 1/,
    )
  },
)

waiting(
  'buys nothing, and lets the user retry, when the purchase is canceled in the wallet',
  async ({ page, site, mempool, chain, buyer }) => {
    await mempool.cancel(buyer)
    await mempool.release()
    await expect(
      page.getByText('This transaction was canceled or replaced in your wallet, and nothing was bought.'),
    ).toBeVisible()
    expect(await chain.owned(buyer.address, 1)).toBe(0n)
    await site.buyButton.click()
    await expect(page.getByText('Purchase confirmed')).toBeVisible()
    expect(await chain.owned(buyer.address, 1)).toBe(1n)
  },
)

test('lets users pay out their own withdrawal, without the gas fee, when the keeper is late', async ({
  page,
  site,
  devnet,
  chain,
  buyer,
}) => {
  await createInvitedBuyers(chain, buyer.address)
  await page.goto('/record')
  await site.connect()
  const before = await chain.balanceOf(buyer.address, 'USDT')
  await site.withdrawal.openButton.click()
  await site.withdrawal.amount.fill('100')
  await site.withdrawal.confirmButton.click()
  await expect(site.withdrawal.dialog).toContainText('Withdrawal requested')
  await site.withdrawal.dialog.getByRole('button', { name: 'Close' }).last().click()
  const withdrawals = site.records('Withdrawal History')
  await expect(withdrawals).toContainText('you can pay it out yourself from')

  const { timestamp } = await devnet.client.getBlock()
  await devnet.devnet.advanceTo(Number(timestamp) + 600)
  await withdrawals.getByRole('button', { name: 'Pay out now' }).click()
  await expect(withdrawals.getByRole('row', { name: /100 95 USDT Success/ })).toBeVisible()
  expect(await chain.balanceOf(buyer.address, 'USDT')).toBe(before + parseEther('95'))
})

test('confirms no purchase when the wallet returns the hash of another transaction', async ({
  page,
  context,
  site,
  chain,
  buyer,
}) => {
  const stranger = privateKeyToAccount(generatePrivateKey())
  await chain.fund(stranger)
  await chain.bind(stranger)
  const cost = await chain.quote(1, 1, 'USDT')
  await chain.approve(stranger, 'USDT', cost)
  await chain.approve(buyer, 'USDT', cost)

  const invented = `0x${'ab'.repeat(32)}`
  const script = await scriptWallet(context, { eth_sendTransaction: invented })
  await page.goto('/')
  await site.connect()
  await site.buyButton.click()
  await expect(page.getByText('Sent. Waiting for the blockchain to confirm it.')).toBeVisible()
  await page.getByRole('button', { name: 'Stop waiting' }).click()

  await script.dispose()
  const real = await scriptWallet(context, { eth_sendTransaction: await chain.buy(stranger, 1, 1, 'USDT') })
  await page.reload()
  await site.buyButton.click()
  await expect(page.getByText(/^The transaction that your wallet reported did not do this/)).toBeVisible()
  await expect(page.getByText('Purchase confirmed')).toBeHidden()
  expect(await chain.owned(buyer.address, 1)).toBe(0n)

  await real.dispose()
  await page.reload()
  await site.buyButton.click()
  await expect(page.getByText('Purchase confirmed')).toBeVisible()
  expect(await chain.owned(buyer.address, 1)).toBe(1n)
})

test('takes an unused allowance back first where the token changes one only from zero', async ({
  page,
  site,
  devnet: { client, devnet },
  chain,
  buyer,
}) => {
  const address = chain.addressOf('USDT')
  const [code, other] = [await client.getCode({ address }), await loadArtifact('ZeroFirstToken')]
  await chain.approve(buyer, 'USDT', 1n)
  await devnet.setCode(address, other.deployedBytecode as Hex)
  await page.goto('/')
  await site.connect()
  await site.buyButton.click()
  await expect(page.getByText('Purchase confirmed')).toBeVisible()
  expect(await chain.owned(buyer.address, 1)).toBe(1n)
  expect(await chain.allowanceOf(buyer.address, 'USDT')).toBe(0n)
  await devnet.setCode(address, code ?? '0x')
})

test('shows a purchase everywhere at once when the node that answers next lags behind', async ({
  page,
  context,
  site,
  stack,
  devnet,
  chain,
  buyer,
}) => {
  let behind: bigint | undefined
  const proxy = await startFaultProxy(devnet.rpcUrl, () => (behind === undefined ? undefined : { behind }))
  const { chain: network, ...config } = stack.config
  await context.route('**/config.json', (route) =>
    route.fulfill({ json: { ...config, chain: { ...network, rpcUrls: [proxy.url] } } }),
  )
  await chain.approve(buyer, 'USDT', await chain.quote(1, 1, 'USDT'))
  await page.goto('/')
  await site.connect()
  const fragment = site.item('Genesis Fragment')
  await expect(fragment).toHaveAccessibleName(/Already owned 0/)
  behind = await devnet.client.getBlockNumber()
  await site.buyButton.click()
  await expect(page.getByText('Purchase confirmed')).toBeVisible()
  await expect(fragment).toHaveAccessibleName(/Already owned 0/)
  behind = undefined
  await expect(fragment).toHaveAccessibleName(/Already owned 1/)
  await expect(site.value('YES holdings')).toContainText('1,000')
  await page.getByRole('link', { name: 'My History' }).first().click()
  await expect(site.records('Purchase History')).toContainText('Genesis Fragment × 1')
  await proxy.stop()
})
