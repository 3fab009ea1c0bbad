import { open } from '@foyer/modal-core'
import { bsc, connected, createFakeAdapter, solana } from '@foyer/modal-core/test'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, mountModal } from '../../test/mountModal.ts'

test('explains that the namespace has no account, and connects one', async () => {
  const adapters = [createFakeAdapter(), createFakeAdapter({ namespace: 'solana' })]
  const { modal } = mountModal({ networks: [bsc, solana], adapters })
  adapters[0]?.report(connected())
  open(modal, { namespace: 'solana' })
  await expect.element(page.getByRole('heading', { name: 'Switch to Solana' })).toBeVisible()
  await expect.element(page.getByText(/no account connected on Solana/)).toBeVisible()
  await button('Switch network').click()
  await expect.element(page.getByRole('heading', { name: 'Connect Wallet' })).toBeVisible()
  expect(modal.networks.active().chainNamespace).toBe('solana')
})
