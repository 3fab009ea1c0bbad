import { HttpRequestError } from 'viem'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createTestRuntime } from '../../../test/createTestRuntime.ts'
import { exampleConfig } from '../../../test/exampleConfig.ts'
import { exampleView, INVITER, unboundProfile } from '../../../test/exampleView.ts'
import { createFakeChain } from '../../../test/fakeChain.ts'
import {
  createFakeIndexer,
  indexedPurchase,
  indexedReferral,
  indexedReward,
  indexedWithdrawal,
} from '../../../test/fakeIndexer.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import RecordPage from './RecordPage.tsx'

const LISTS = ['Referral Relationship', 'Purchase History', 'Referral Rewards', 'Withdrawal History']
const unreachable = () => Promise.reject(new HttpRequestError({ url: 'http://127.0.0.1:1' }))

const [token] = exampleConfig().tokens

const purchase = (id: number) => ({
  id,
  blockNumber: 100,
  time: 1_759_845_600,
  itemId: 1,
  quantity: id,
  payToken: token?.address,
  cost: 120n * 10n ** 18n,
})

test('shows No Records when a list is empty', async () => {
  const chain = createFakeChain(exampleView({ profile: unboundProfile }))
  const { runtime } = await createTestRuntime({ chain })
  renderWithProviders(<RecordPage />, { runtime })
  const region = (name: string) => page.getByRole('region', { name })
  await expect.element(region('Purchase History').getByText('No Records')).toBeVisible()
  await expect.element(region('Referral Relationship').getByText('No Records').first()).toBeVisible()
})

test('shows purchases newest first, page by page', async () => {
  const chain = createFakeChain()
  chain.functions.purchasesOf = ([, cursor]) =>
    cursor === 0 ? [[purchase(12), purchase(11)], 10] : [[purchase(11), purchase(10)], 0]
  const { runtime } = await createTestRuntime({ chain })
  renderWithProviders(<RecordPage />, { runtime })
  const table = page.getByRole('table', { name: 'Purchase History' })
  await expect
    .element(
      table.getByRole('row', { name: /Genesis Fragment × 12 .*120 .*USDT .*Oct \d, 2025, .*Block 100/ }),
    )
    .toBeVisible()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.element(table.getByRole('row', { name: /Genesis Fragment × 10/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

test('shows the code, the referrer and the invitations, newest first', async () => {
  const users = ['0x1', '0x2', '0x3'].map((start): `0x${string}` => `0x${start.slice(2).padEnd(40, '0')}`)
  const { profile } = exampleView()
  const chain = createFakeChain(exampleView({ profile: { ...profile, directCount: 3 } }))
  chain.functions.directsOf = () => users.map((user) => ({ user, boundAt: 1_759_845_600 }))
  const { runtime } = await createTestRuntime({ chain })
  renderWithProviders(<RecordPage />, { runtime })
  await expect.element(page.getByText('K7M2P9QX')).toBeVisible()
  await expect.element(page.getByText(INVITER)).toBeVisible()
  const rows = page.getByRole('table', { name: 'Direct invitations' }).getByRole('row')
  await expect.element(rows.nth(1)).toMatchTextContent(/0x3000.*Oct \d, 2025, /)
  await expect.element(rows.nth(3)).toMatchTextContent(/0x1000/)
})

test('asks to connect without a wallet', async () => {
  const { runtime } = await createTestRuntime({ wallet: null })
  renderWithProviders(<RecordPage />, { runtime })
  await expect.element(page.getByText(/^Connect a wallet to see/)).toBeVisible()
})

test('reads the history from the indexer and shows its transactions and its block', async () => {
  const { config } = createFakeIndexer({ purchases: [indexedPurchase(7)], referrals: [indexedReferral(1)] })
  const { runtime } = await createTestRuntime({ config })
  renderWithProviders(<RecordPage />, { runtime })
  const purchases = page.getByRole('region', { name: 'Purchase History' })
  await expect.element(purchases.getByRole('row', { name: /× 7 .*0x0000…0007/ })).toBeVisible()
  await expect.element(purchases.getByText('As of block 100.')).toBeVisible()
  // On one line also where a table is narrow.
  await expect.element(purchases.getByText('0x0000…0007')).toHaveStyle({ whiteSpace: 'nowrap' })
  const directs = page.getByRole('table', { name: 'Direct invitations' })
  await expect.element(directs.getByText('0x0000000000000000000000000000000000000001')).toBeVisible()
})

test('reads the same list from the chain, and shows a note, when the indexer is down', async () => {
  const { config, state } = createFakeIndexer()
  state.isDown = true
  const chain = createFakeChain()
  chain.functions.purchasesOf = () => [[purchase(12)], 0]
  const { runtime } = await createTestRuntime({ config, chain })
  renderWithProviders(<RecordPage />, { runtime })
  const purchases = page.getByRole('region', { name: 'Purchase History' })
  await expect.element(purchases.getByRole('row', { name: /× 12 .*Block 100/ })).toBeVisible()
  await expect.element(purchases.getByText(/read from the blockchain itself/)).toBeVisible()
})

test('keeps and marks the last known rows when offline', async () => {
  const { config, state } = createFakeIndexer({ purchases: [indexedPurchase(7)] })
  const chain = createFakeChain()
  const { runtime } = await createTestRuntime({ config, chain })
  const { queryClient } = renderWithProviders(<RecordPage />, { runtime })
  const purchases = page.getByRole('region', { name: 'Purchase History' })
  await expect.element(purchases.getByText('As of block 100.')).toBeVisible()
  state.isDown = true
  chain.functions.purchasesOf = () => {
    throw new HttpRequestError({ url: 'http://127.0.0.1:1' })
  }
  void queryClient.invalidateQueries()
  await expect.element(purchases.getByText('Connection interrupted: shown as of block 100.')).toBeVisible()
  await expect.element(purchases.getByRole('row', { name: /× 7/ })).toBeVisible()
})

test('shows the last known lists with their age after a reload without a connection', async () => {
  const lists = {
    purchases: [indexedPurchase(7)],
    referrals: [indexedReferral(1)],
    rewards: [indexedReward(9, 12n * 10n ** 18n)],
    withdrawals: [indexedWithdrawal(3, 1_759_845_600)],
  }
  const { config, state } = createFakeIndexer(lists)
  const chain = createFakeChain()
  const { runtime, storage } = await createTestRuntime({ config, chain })
  renderWithProviders(<RecordPage />, { runtime })
  const region = (name: string) => page.getByRole('region', { name })
  for (const name of LISTS)
    await expect.element(region(name).getByText('As of block 100.').first()).toBeVisible()

  state.isDown = true
  const next = await createTestRuntime({ config, chain: { ...chain, request: unreachable }, storage })
  document.body.replaceChildren()
  renderWithProviders(<RecordPage />, { runtime: next.runtime })
  for (const name of LISTS) {
    await expect
      .element(
        region(name)
          .getByText(/^No connection\. Last read this minute, as of block 100;/)
          .first(),
      )
      .toBeVisible()
  }
  await expect
    .element(region('Purchase History').getByRole('row', { name: /× 7 .*120 .*USDT/ }))
    .toBeVisible()
  await expect
    .element(region('Withdrawal History').getByRole('row', { name: /100.*94.*Success/ }))
    .toBeVisible()
  await expect.element(page.getByText('K7M2P9QX')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Withdraw Rewards' })).toBeDisabled()
})

test('saves the whole list, including rows that are not rendered, when Export CSV is clicked', async () => {
  const { config } = createFakeIndexer({
    purchases: Array.from({ length: 130 }, (_, index) => indexedPurchase(130 - index)),
  })
  const { runtime } = await createTestRuntime({ config })
  renderWithProviders(<RecordPage />, { runtime })
  const saved = new Promise<Blob>((resolve) => {
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      resolve(blob as Blob)
      return '#'
    })
  })
  onTestFinished(() => void vi.restoreAllMocks())
  await page.getByRole('button', { name: 'Export CSV: Purchase History' }).click()
  const lines = (await (await saved).text()).trim().split('\r\n')
  expect(lines).toHaveLength(131)
  expect(lines[0]).toBe('Purchase type,Purchase amount,Payment token,Payment time,Transaction')
  expect(lines[130]).toBe(
    `Genesis Fragment × 1,120,USDT,2025-10-07T14:00:01Z,"=""0x${'1'.padStart(64, '0')}"""`,
  )

  await expect.element(page.getByText(/^purchases-0x.*\.csv was handed to your browser/)).toBeVisible()
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await page.getByRole('button', { name: 'Copy its content' }).click()
  expect(copied).toHaveBeenCalledWith(expect.stringContaining(lines[130] ?? ''))
  await page.getByRole('button', { name: 'Yes, it is there' }).click()
  await expect.element(page.getByRole('button', { name: 'Export CSV: Purchase History' })).toBeVisible()
})
