import { open } from '@foyer/modal-core'
import { bsc, connected, mainnet } from '@foyer/modal-core/test'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, dialog, expectNoAxeViolations, mountModal } from '../../test/mountModal.ts'

async function openUnsupported(parameters: Parameters<typeof mountModal>[0] = {}) {
  const mounted = mountModal({ networks: [bsc], ...parameters })
  mounted.adapter.report(connected({ chainId: 137 }))
  open(mounted.modal)
  await expect.element(page.getByRole('heading', { name: 'Switch network' })).toBeVisible()
  return mounted
}

test('default: offers the one network', async () => {
  const { modal } = await openUnsupported()
  await expect.element(page.getByText(/Switch to BNB Smart Chain to continue/)).toBeVisible()
  await button('Switch network').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(modal.state.accounts.eip155).toMatchObject({ chainId: 56 })
})

test('behavior: offers each of several networks', async () => {
  const { modal } = await openUnsupported({ networks: [bsc, mainnet] })
  await button('Ethereum').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(modal.state.accounts.eip155).toMatchObject({ chainId: 1 })
})

test('behavior: shows that the wallet is being asked', async () => {
  const { adapter } = await openUnsupported()
  adapter.answers.switchNetwork = () => new Promise(() => {})
  await button('Switch network').click()
  await expect.element(page.getByRole('status')).toMatchTextContent('Switching to BNB Smart Chain')
  await expectNoAxeViolations()
})

test.each([
  [{ code: 4001 }, 'You declined the switch.'],
  [{ code: -32002 }, 'answer the request that is already there'],
  [new Error('node down'), 'Failed to switch to BNB Smart Chain.'],
])('behavior: a failed switch goes back and says why: %j', async (error, text) => {
  const { adapter } = await openUnsupported()
  adapter.answers.switchNetwork = () => Promise.reject(error)
  await button('Switch network').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(text)
  await expect.element(button('Switch network')).toBeVisible()
  await expectNoAxeViolations()
})

test('disconnects and says what to do at Connect when the wallet fails', async () => {
  const { adapter } = await openUnsupported()
  adapter.answers.disconnect = () => Promise.reject(new Error('locked'))
  await button('Disconnect').click()
  await expect.element(page.getByText(/Disconnect this site inside your wallet/)).toBeVisible()
})

test('behavior: is no trap: it closes, and it lets go of the wallet', async () => {
  const { modal } = await openUnsupported()
  await button('Close').click()
  expect(modal.state.router.open).toBe(false)
  open(modal)
  await button('Disconnect').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(modal.state.accounts.eip155).toEqual({ status: 'disconnected' })
})
