import { addInstance } from '@foyer/modal-core'
import { connected, createFakeAdapter, setupModal, wallet } from '@foyer/modal-core/test'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { createMain } from '../../test/mountModal.ts'
import { toInstance } from '../../test/toInstance.ts'
import './fy-wallet-button.ts'

function setup(name: string, parameters: Parameters<typeof setupModal>[0] = {}) {
  const { modal, adapter } = setupModal(parameters)
  const remove = addInstance(toInstance(modal), { sources: [], modal })
  onTestFinished(() => {
    remove()
    modal.destroy()
  })
  const element = Object.assign(document.createElement('fy-wallet-button'), { wallet: name })
  createMain().append(element)
  return { modal, adapter, element, button: page.elementLocator(element).getByRole('button') }
}

test('asks a wallet that is on the page, and follows how far it is connected', async () => {
  const { modal, adapter, element, button } = setup('io.one')
  await expect.element(button).toHaveAccessibleName('One')
  const asked = Promise.withResolvers<ReturnType<typeof connected>>()
  adapter.answers.connect = () => asked.promise
  await button.click()
  await expect.element(button).toHaveTextContent('Connecting…')
  expect(element.dataset.status).toBe('connecting')
  expect(modal.state.router).toMatchObject({
    open: true,
    route: { view: 'ConnectingExternal', connectorId: 'io.one' },
  })
  asked.resolve(connected())
  await expect.poll(() => element.dataset.status).toBe('connected')
  await expect.element(button).toHaveTextContent('One')
  await button.click()
  await expect.poll(() => modal.state.router.route.view).toBe('Account')
})

test('leads to the stores of a wallet that is not on the page', async () => {
  const { modal, element, button } = setup('io.rabby')
  await expect.element(button).toHaveAccessibleName('Rabby Wallet')
  await expect.poll(() => element.shadowRoot?.querySelector('img')?.getAttribute('src')).toMatch(/^data:/)
  await button.click()
  await expect
    .poll(() => modal.state.router.route)
    .toMatchObject({ view: 'WalletDetails', walletId: 'rabby' })
})

test('shows the QR code of a wallet that can be paired', async () => {
  const pairing = {
    ...wallet('walletConnect', 'WalletConnect'),
    type: 'WALLET_CONNECT' as const,
    installed: false,
  }
  const adapter = createFakeAdapter({ connectors: [pairing] })
  adapter.answers.connect = () => new Promise(() => {})
  const { modal, button } = setup('trust', { adapter })
  await expect.element(button).toHaveAccessibleName('Trust')
  await button.click()
  await expect
    .poll(() => modal.state.router.route)
    .toMatchObject({ view: 'ConnectingWalletConnect', walletId: 'trust' })
})

test('has the text of its label', async () => {
  const { element, button } = setup('io.one')
  element.label = 'Start with One'
  await expect.element(button).toHaveAccessibleName('Start with One')
})
