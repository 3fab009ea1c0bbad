import { onlyInFull } from '@foyer/harness/full'
import { createMemoryStorage } from '@foyer/site-kit/test'
import { translatePage } from '@foyer/site-kit/test/translatePage'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createTestRuntime } from '../../../test/createTestRuntime.ts'
import { exampleConfig } from '../../../test/exampleConfig.ts'
import { exampleView, INVITER, USDT, unboundProfile } from '../../../test/exampleView.ts'
import {
  boundLog,
  createFakeChain,
  purchasedLog,
  revert,
  withdrawalRequestedLog,
} from '../../../test/fakeChain.ts'
import { BUYER, createFakeWallet } from '../../../test/fakeWallet.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { SaleOfPage } from '../../../test/SaleOfPage.tsx'
import { ReferralRewards } from '../record/ReferralRewards.tsx'

const testInFull = onlyInFull(test)

const hashOf = (count: number) => `0x${String(count).padStart(64, '0')}` as const
const button = (name: string) => page.getByRole('button', { name })

test('binds, approves and buys on a page that the browser translates', async () => {
  const chain = createFakeChain(exampleView({ profile: unboundProfile }))
  chain.functions.ownerOfCode = () => INVITER
  let sent = 0
  const wallet = createFakeWallet({ send: async () => hashOf(++sent) })
  const { runtime } = await createTestRuntime({ chain, wallet })
  renderWithProviders(<SaleOfPage />, { runtime })
  await expect.element(button('Buy Now')).toBeVisible()
  translatePage()

  chain.functions.buy = () => {
    throw revert('NotBound', [BUYER])
  }
  await button('Buy Now').click()
  await page.getByRole('textbox', { name: 'Invitation code' }).fill('K7M2P9QX')
  await expect.element(page.getByText('Your inviter:').first()).toBeVisible()
  await button('Submit').click()
  await expect.element(page.getByText(/Waiting for the blockchain/).first()).toBeVisible()
  chain.functions.home = () => exampleView()
  chain.mine(hashOf(1), [boundLog(BUYER)])
  await expect.element(page.getByText('Invitation code submitted successfully')).toBeVisible()

  chain.functions.buy = () => {
    if (sent < 2) throw revert('InsufficientAllowance', [USDT, 0n, 1n])
    return 1n
  }
  await button('Buy Now').click()
  await expect.poll(() => sent).toBe(2)
  chain.mine(hashOf(2), [])
  await expect.element(page.getByText(/Waiting for the blockchain/)).toBeVisible()
  chain.mine(hashOf(3), [purchasedLog(BUYER, USDT)])
  await expect.element(page.getByText(/1 × Genesis Fragment for 120.USDT/)).toBeVisible()
  await button('Buy more').click()
  await expect.element(button('Buy Now')).toBeEnabled()
})

testInFull('withdraws on a page that the browser translates', async () => {
  const rewards = { rewardAvailable: 200n * 10n ** 18n, minWithdrawal: 10n ** 18n }
  const tokens = exampleView().tokens.map((one) => ({ ...one, ...rewards }))
  const chain = createFakeChain(exampleView({ tokens }))
  const config = exampleConfig({ tokens: [{ symbol: 'USDT', address: USDT, decimals: 18 }] })
  const wallet = createFakeWallet({ send: async () => hashOf(1) })
  const { runtime } = await createTestRuntime({ chain, config, wallet, storage: createMemoryStorage() })
  renderWithProviders(<ReferralRewards account={BUYER} />, { runtime })
  await expect.element(button('Withdraw Rewards')).toBeVisible()
  translatePage()

  await button('Withdraw Rewards').click()
  const amount = page.getByRole('textbox', { name: 'Withdrawal amount' })
  await amount.fill('1000')
  await expect.element(page.getByRole('alert').filter({ hasText: 'Insufficient Balance' })).toBeVisible()
  await amount.fill('100')
  await expect.element(page.getByText('94 USDT')).toBeVisible()
  await button('Confirm Withdrawal').click()
  chain.mine(hashOf(1), [withdrawalRequestedLog(BUYER, 1)])
  await expect.element(page.getByText('Withdrawal requested').first()).toBeVisible()
})

test('marks addresses, codes and amounts as not to be translated', async () => {
  const { runtime } = await createTestRuntime({ chain: createFakeChain() })
  renderWithProviders(<SaleOfPage />, { runtime })
  for (const text of [/code=K7M2P9QX/, '0x7099…79C8', /^120.USDT$/, '$0.15'])
    await expect.poll(() => page.getByText(text).first().element().closest('[translate="no"]')).not.toBeNull()
})
