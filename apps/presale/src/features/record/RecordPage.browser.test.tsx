import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createTestRuntime } from '../../../test/createTestRuntime.ts'
import { exampleConfig } from '../../../test/exampleConfig.ts'
import { exampleView, INVITER, unboundProfile } from '../../../test/exampleView.ts'
import { createFakeChain } from '../../../test/fakeChain.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import RecordPage from './RecordPage.tsx'

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

test('empty lists show No Records', async () => {
  const chain = createFakeChain(exampleView({ profile: unboundProfile }))
  const { runtime } = await createTestRuntime({ chain })
  renderWithProviders(<RecordPage />, { runtime })
  const region = (name: string) => page.getByRole('region', { name })
  await expect.element(region('Purchase History').getByText('No Records')).toBeVisible()
  await expect.element(region('Referral Relationship').getByText('No Records').first()).toBeVisible()
})

test('purchases, newest first, page by page', async () => {
  const chain = createFakeChain()
  chain.functions.purchasesOf = ([, cursor]) =>
    cursor === 0 ? [[purchase(12), purchase(11)], 10] : [[purchase(10)], 0]
  const { runtime } = await createTestRuntime({ chain })
  renderWithProviders(<RecordPage />, { runtime })
  const table = page.getByRole('table', { name: 'Purchase History' })
  await expect.element(table.getByRole('row', { name: /Genesis Fragment × 12 .*120 .*USDT/ })).toBeVisible()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.element(table.getByRole('row', { name: /Genesis Fragment × 10/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

test('own code, referrer and invitations, newest first', async () => {
  const users = ['0x1', '0x2', '0x3'].map((start): `0x${string}` => `0x${start.slice(2).padEnd(40, '0')}`)
  const { profile } = exampleView()
  const chain = createFakeChain(exampleView({ profile: { ...profile, directCount: 3 } }))
  chain.functions.directsOf = () => users.map((user) => ({ user, boundAt: 1_759_845_600 }))
  const { runtime } = await createTestRuntime({ chain })
  renderWithProviders(<RecordPage />, { runtime })
  await expect.element(page.getByText('K7M2P9QX')).toBeVisible()
  await expect.element(page.getByText(INVITER)).toBeVisible()
  const rows = page.getByRole('table', { name: 'Direct invitations' }).getByRole('row')
  await expect.element(rows.nth(1)).toMatchTextContent(/0x3000/)
  await expect.element(rows.nth(3)).toMatchTextContent(/0x1000/)
})

test('a visitor is asked to connect', async () => {
  const { runtime } = await createTestRuntime({ wallet: null })
  renderWithProviders(<RecordPage />, { runtime })
  await expect.element(page.getByText(/^Connect a wallet to see/)).toBeVisible()
})
