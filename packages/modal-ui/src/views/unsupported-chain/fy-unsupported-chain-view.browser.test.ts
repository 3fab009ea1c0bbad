import { open } from '@foyer/modal-core'
import { bsc, connected, mainnet } from '@foyer/modal-core/test'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, mountModal } from '../../test/mountModal.ts'

async function openUnsupported(parameters: Parameters<typeof mountModal>[0] = {}) {
  const mounted = mountModal({ networks: [bsc], ...parameters })
  mounted.adapter.report(connected({ chainId: 137 }))
  open(mounted.modal)
  await expect.element(page.getByRole('heading', { name: 'Switch network' })).toBeVisible()
  return mounted
}

test('offers the one network', async () => {
  const { modal } = await openUnsupported()
  await expect.element(page.getByText(/Switch to BNB Smart Chain to continue/)).toBeVisible()
  await button('Switch network').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(modal.state.accounts.eip155).toMatchObject({ chainId: 56 })
})

test('offers each of several networks', async () => {
  const { modal } = await openUnsupported({ networks: [bsc, mainnet] })
  await button('Ethereum').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(modal.state.accounts.eip155).toMatchObject({ chainId: 1 })
})

test('shows that the wallet has an open request', async () => {
  const { adapter } = await openUnsupported()
  adapter.answers.switchNetwork = () => new Promise(() => {})
  await button('Switch network').click()
  await expect.element(page.getByRole('status')).toMatchTextContent('Switching to BNB Smart Chain')
})

test.each([
  [{ code: 4001 }, 'You declined the switch.'],
  [{ code: -32002 }, 'answer the request that is already there'],
  [new Error('node down'), 'Failed to switch to BNB Smart Chain.'],
])('goes back and explains a failed switch: %j', async (error, text) => {
  const { adapter } = await openUnsupported()
  adapter.answers.switchNetwork = () => Promise.reject(error)
  await button('Switch network').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(text)
  await expect.element(button('Switch network')).toBeVisible()
})

test('disconnects and says what to do at Connect when the wallet fails', async () => {
  const { adapter } = await openUnsupported()
  adapter.answers.disconnect = () => Promise.reject(new Error('locked'))
  await button('Disconnect').click()
  await expect.element(page.getByText(/Disconnect this site inside your wallet/)).toBeVisible()
})

test('can be closed, and disconnects the wallet', async () => {
  const { modal } = await openUnsupported()
  await button('Close').click()
  expect(modal.state.router.open).toBe(false)
  open(modal)
  await button('Disconnect').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(modal.state.accounts.eip155).toEqual({ status: 'disconnected' })
})
