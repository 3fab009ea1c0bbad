import { createDeferred } from '@foyer/harness/deferred'
import { HttpRequestError } from 'viem'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createTestRuntime } from '../../../test/createTestRuntime.ts'
import { exampleConfig } from '../../../test/exampleConfig.ts'
import { exampleView, unboundProfile } from '../../../test/exampleView.ts'
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

beforeEach(() => page.viewport(1280, 900))

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
  await expect.element(page.getByText('0x7099…79C8')).toBeVisible()
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
  await expect.element(directs.getByText('0x0000…0001')).toBeVisible()
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

const explorer = { ...exampleConfig().chain, blockExplorerUrl: 'https://explorer.example' }

test('shows a purchase in one line on a phone, with the way to its transaction, and unfolds the rest', async () => {
  await page.viewport(360, 740)
  const { config } = createFakeIndexer({ purchases: [indexedPurchase(7)] })
  const { runtime } = await createTestRuntime({ config: { ...config, chain: explorer } })
  renderWithProviders(<RecordPage />, { runtime })
  const row = page.getByRole('table', { name: 'Purchase History' }).getByRole('row').nth(1)
  await expect.element(row).toMatchTextContent(/7 × Genesis Fragment120.USDTOct \d, 2025/)
  const arrow = row.getByRole('link', { name: /View transaction/ })
  await expect
    .element(arrow)
    .toHaveAttribute('href', `https://explorer.example/tx/0x${'7'.padStart(64, '0')}`)
  const folded = row.element().getBoundingClientRect().height
  expect(folded).toBeLessThan(90)
  await expect.element(row.getByText('Payment token')).not.toBeVisible()

  ;(row.element().querySelector('summary') as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(row.getByText('Payment token')).toBeVisible()
  await expect.element(row.getByText('0x0000…0007')).toBeVisible()
})

test('says of each empty list what belongs there, and how to get there', async () => {
  const { config } = createFakeIndexer()
  const { runtime } = await createTestRuntime({ config })
  runtime.clock.observe(exampleView().timestamp)
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => writeText.mockRestore())
  renderWithProviders(<RecordPage />, { runtime })
  const region = (name: string) => page.getByRole('region', { name })
  for (const name of LISTS) await expect.element(region(name).getByText('No Records')).toBeVisible()
  await expect
    .element(region('Purchase History').getByRole('link', { name: 'Buy a Genesis item' }))
    .toHaveAttribute('href', '/')
  await region('Referral Relationship').getByRole('button', { name: 'Invite a friend: copy link' }).click()
  expect(writeText).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/?code=K7M2P9QX`)
  await expect
    .element(region('Referral Rewards').getByRole('button', { name: 'Invite a friend: copy link' }))
    .toBeVisible()
  await expect
    .element(region('Withdrawal History').getByRole('link', { name: 'See your rewards' }))
    .toHaveAttribute('href', '#rewards-title')
  await expect.element(page.getByText(/^As of block/)).not.toBeInTheDocument()
})

test('keeps the place of the inviter and of the way to invite until the account is known', async () => {
  await page.viewport(360, 740)
  const { config } = createFakeIndexer()
  const fake = createFakeChain()
  const known = createDeferred<void>()
  const request: typeof fake.request = async (call) => {
    if (call.method === 'eth_call') await known.promise
    return fake.request(call)
  }
  const { runtime } = await createTestRuntime({ chain: { ...fake, request }, config })
  renderWithProviders(<RecordPage />, { runtime })
  const purchases = page.getByRole('region', { name: 'Purchase History' })
  await expect.element(purchases.getByText('No Records')).toBeVisible()
  const region = page.getByRole('region', { name: 'Referral Relationship' })
  await expect.element(region.getByText('No Records').last()).toBeVisible()
  const top = purchases.element().getBoundingClientRect().top
  known.resolve()
  await expect.element(region.getByRole('button', { name: 'Invite a friend: copy link' })).toBeVisible()
  expect(purchases.element().getBoundingClientRect().top).toBe(top)
})

test('leads an account without a code to where it gets one', async () => {
  const chain = createFakeChain(exampleView({ profile: unboundProfile }))
  const { runtime } = await createTestRuntime({ chain })
  renderWithProviders(<RecordPage />, { runtime })
  const directs = page.getByRole('region', { name: 'Referral Relationship' })
  await expect
    .element(directs.getByRole('link', { name: 'Enter Invitation Code' }))
    .toHaveAttribute('href', '/')
})

test.each([
  ['only the tokens with rewards', [0n, 12n], ['12 USDC']],
  ['one token when none has rewards', [0n, 0n], ['0 USDT']],
])('shows %s', async (_, rewards, shown) => {
  const [usdt] = exampleView().tokens
  if (usdt === undefined) throw new Error('No token.')
  const tokens = rewards.map((reward, index) => ({
    ...usdt,
    token: `0x${String(index + 1).repeat(40)}` as const,
    symbol: ['USDT', 'USDC'][index] ?? '',
    rewardAvailable: reward * 10n ** 18n,
  }))
  const chain = createFakeChain(exampleView({ tokens }))
  const { runtime } = await createTestRuntime({ chain })
  renderWithProviders(<RecordPage />, { runtime })
  const terms = page
    .getByRole('region', { name: 'Referral Rewards' })
    .getByText('Earnable rewards', { exact: true })
  await expect.element(terms).toBeVisible()
  const sums = terms.elements().map((term) => term.parentElement?.querySelector('dd')?.textContent)
  expect(sums.map((sum) => sum?.trim().replace('\u00A0', ' '))).toEqual(shown)
})
