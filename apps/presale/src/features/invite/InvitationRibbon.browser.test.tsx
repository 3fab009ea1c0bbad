import { shortenAddress } from '@foyer/site-kit/format'
import { createMemoryStorage } from '@foyer/site-kit/test'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { createTestRuntime } from '../../../test/createTestRuntime.ts'
import { exampleView, INVITER, unboundProfile } from '../../../test/exampleView.ts'
import { createFakeChain } from '../../../test/fakeChain.ts'
import { createFakeWallet } from '../../../test/fakeWallet.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import type { HomeView } from '../../chain/homeQuery.ts'
import InvitationRibbon from './InvitationRibbon.tsx'

async function setup(profile: HomeView['profile'], visitor: boolean, name: string | null = null) {
  const chain = createFakeChain(exampleView({ profile }), { ownerOfCode: () => INVITER })
  const storage = createMemoryStorage({ 'foyer-presale.invitation': 'K7M2P9QX' })
  const wallet = visitor ? null : createFakeWallet()
  const { runtime } = await createTestRuntime({ chain, storage, wallet })
  return renderWithProviders(<InvitationRibbon />, {
    runtime: { ...runtime, names: { resolve: async () => name } },
  })
}

const ribbon = () => page.getByText(/^You were invited by/)

test('names the inviter above the page to a visitor who came by a link', async () => {
  await setup(unboundProfile, true)
  await expect
    .element(ribbon())
    .toHaveTextContent(`You were invited by ${shortenAddress(INVITER)}Copy address`)
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '#presale')
})

test('keeps within a phone when the inviter has the longest name', async () => {
  await page.viewport(360, 740)
  const name = `${'w'.repeat(56)}.bnb`
  await setup(unboundProfile, true, name)
  await expect
    .element(ribbon())
    .toHaveTextContent(`You were invited by ${name}${shortenAddress(INVITER)}Copy address`)
  expect(document.documentElement.scrollWidth).toBe(360)
})

test('is gone once an inviter is bound', async () => {
  const { queryClient } = await setup(exampleView().profile, false)
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  await expect.poll(() => queryClient.getQueryCache().findAll({ type: 'active' }).length).toBeGreaterThan(1)
  await expect.element(ribbon()).not.toBeInTheDocument()
})

test('leaves it to the panel beside the form where a wallet was connected before, and no place is kept', async () => {
  document.documentElement.dataset.returning = ''
  onTestFinished(() => {
    delete document.documentElement.dataset.returning
  })
  const { queryClient } = await setup(unboundProfile, false)
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  await expect.poll(() => queryClient.getQueryCache().findAll({ type: 'active' }).length).toBeGreaterThan(1)
  await expect.element(ribbon()).not.toBeInTheDocument()
})
