import { onlyInFull } from '@foyer/harness/full'
import { REPLACEMENT_INTERVAL } from '@foyer/site-kit/transaction'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createTestRuntime } from '../../../test/createTestRuntime.ts'
import { exampleView, INVITER, USDT } from '../../../test/exampleView.ts'
import { createFakeChain, purchasedLog, revert } from '../../../test/fakeChain.ts'
import { BUYER, createFakeWallet, type FakeWalletOptions } from '../../../test/fakeWallet.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import Presale from './Presale.tsx'

const testInFull = onlyInFull(test)

const HASH = `0x${'cd'.repeat(32)}` as const

async function setup(wallet: FakeWalletOptions) {
  const chain = createFakeChain(exampleView())
  const { runtime } = await createTestRuntime({ chain, wallet: createFakeWallet(wallet) })
  renderWithProviders(<Presale />, { runtime })
  return { chain, runtime }
}

const buyNow = () => page.getByRole('button', { name: 'Buy Now' })
const alert = () => page.getByRole('alert').filter({ hasText: /./ })
const confirmed = () => page.getByText('Purchase confirmed')

test("shows no success when the hash belongs to another user's purchase", async () => {
  const { chain } = await setup({ send: async () => HASH })
  chain.mine(HASH, [purchasedLog(INVITER, USDT)])
  await buyNow().click()
  await expect
    .element(alert())
    .toMatchTextContent(/^The transaction that your wallet reported did not do this/)
  await expect.element(confirmed()).not.toBeInTheDocument()
  await expect.element(buyNow()).toBeEnabled()
})

test('shows no success when the hash belongs to an earlier purchase of the same user', async () => {
  const { chain } = await setup({ send: async () => HASH })
  chain.mine(HASH, [purchasedLog(BUYER, USDT)])
  chain.pass(3n)
  await buyNow().click()
  await expect
    .element(alert())
    .toMatchTextContent(/^The transaction that your wallet reported did not do this/)
  await expect.element(confirmed()).not.toBeInTheDocument()
})

test('shows that the network has not seen the transaction when its hash does not exist', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
  onTestFinished(() => void vi.useRealTimers())
  const { runtime } = await setup({ send: async () => HASH })
  await buyNow().click()
  await expect.element(page.getByText(/^Sent\. Waiting for the blockchain/)).toBeVisible()
  const unseen = page.getByText(/^The network has not seen this transaction yet\..* another network/)
  await expect.element(unseen).not.toBeInTheDocument()
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(REPLACEMENT_INTERVAL)
      return unseen.query()
    })
    .not.toBeNull()
  await expect.element(confirmed()).not.toBeInTheDocument()
  expect(runtime.pending.purchase.get(BUYER)).toEqual({ hash: HASH })
  await page.getByRole('button', { name: 'Stop waiting' }).click()
  await expect.element(buyNow()).toBeEnabled()
})

test.each([null, '0x', '0x1234', 'sent', { hash: HASH }])(
  'confirms nothing and does not wait when the wallet returns %j instead of a hash',
  async (answer) => {
    const { runtime } = await setup({ answers: { eth_sendTransaction: () => answer } })
    await buyNow().click()
    await expect
      .element(alert())
      .toMatchTextContent(/^The transaction that your wallet reported did not do this/)
    expect(runtime.pending.purchase.get(BUYER)).toBeUndefined()
  },
)

testInFull('accepts a hash in upper case', async () => {
  const { chain } = await setup({ send: async () => `0x${'CD'.repeat(32)}` })
  chain.mine(HASH, [purchasedLog(BUYER, USDT)])
  await buyNow().click()
  await expect.element(confirmed()).toBeVisible()
})

test('confirms nothing and does not wait when a bundle has no id', async () => {
  const { chain, runtime } = await setup({
    answers: {
      wallet_getCapabilities: () => ({ '0x38': { atomic: { status: 'supported' } } }),
      wallet_sendCalls: () => ({}),
    },
  })
  chain.functions.buy = () => {
    throw revert('InsufficientAllowance', [USDT, 0n, 1n])
  }
  await buyNow().click()
  await expect
    .element(alert())
    .toMatchTextContent(/^The transaction that your wallet reported did not do this/)
  expect(runtime.pending.bundles.purchase.get(BUYER)).toBeUndefined()
})

test('sends nothing when the wallet reported chain 56 but signs on another chain', async () => {
  const send = vi.fn()
  let chainId = '0x38'
  await setup({ send, answers: { eth_chainId: () => chainId } })
  await expect.element(buyNow()).toBeEnabled()
  chainId = '0x1'
  await buyNow().click()
  await expect
    .element(alert())
    .toMatchTextContent(/^Your wallet stayed on another network\. Switch it to BNB Smart/)
  expect(send).not.toHaveBeenCalled()
})

test('lets the user stop waiting when the wallet claims to have switched but has not', async () => {
  const send = vi.fn()
  await setup({ send, chainId: 1, answers: { wallet_switchEthereumChain: () => null } })
  await buyNow().click()
  await expect.element(page.getByText('Confirm the network switch in your wallet')).toBeVisible()
  await page.getByRole('button', { name: 'Stop waiting' }).click()
  await expect
    .element(page.getByText(/another network\. Buying asks it to switch to BNB Smart/))
    .toBeVisible()
  expect(send).not.toHaveBeenCalled()
})

test('does not ask the wallet for balances', async () => {
  const lie = vi.fn(() => '0xffffffffffffffffffff')
  const { chain } = await setup({ answers: { eth_getBalance: lie, eth_call: lie } })
  chain.functions.coins = () => 0n
  await page.getByRole('textbox', { name: 'Quantity' }).fill('9')
  const reasons = page.getByRole('list', { name: 'Before you can buy' })
  await expect.element(reasons).toMatchTextContent(/You need 1,080 USDT, and this wallet holds 1,000 USDT\./)
  await expect.element(reasons).toMatchTextContent(/You need about .* BNB for the network fee\./)
  await buyNow().click()
  await expect.element(alert()).toHaveTextContent('Insufficient Balance')
  expect(lie).not.toHaveBeenCalled()
})
