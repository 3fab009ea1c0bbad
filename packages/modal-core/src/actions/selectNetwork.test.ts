// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { connected, createFakeAdapter } from '../test/createFakeAdapter.ts'
import { bsc, solana } from '../test/networks.ts'
import { deferred, setupModal } from '../test/setupModal.ts'
import { close } from './close.ts'
import { confirmNetwork } from './confirmNetwork.ts'
import { goBack } from './goBack.ts'
import { open } from './open.ts'
import { selectNetwork } from './selectNetwork.ts'

test('closes the modal after a switch from an unsupported network', async () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected({ chainId: 137 }))
  open(modal)
  const done = selectNetwork(modal, modal.networks.get(56))
  expect(modal.state.router.route).toEqual({ view: 'SwitchNetwork', caipNetworkId: 'eip155:56' })
  await done
  expect(modal.state.router.open).toBe(false)
  expect(modal.state.accounts.eip155).toMatchObject({ chainId: 56 })
})

test('goes back after a switch from a supported network', async () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  open(modal)
  await selectNetwork(modal, modal.networks.get(1))
  expect(modal.state.router).toMatchObject({ open: true, route: { view: 'Account' } })
})

test('does nothing when the network is already active', async () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  adapter.answers.switchNetwork = vi.fn()
  await open(modal, { view: 'Networks' })
  await selectNetwork(modal, modal.networks.get(56))
  expect(modal.state.router.route).toEqual({ view: 'Networks' })
  expect(adapter.answers.switchNetwork).not.toHaveBeenCalled()
})

test('leaves Networks after a switch', async () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  await open(modal, { view: 'Networks' })
  await selectNetwork(modal, modal.networks.get(1))
  expect(modal.state.router.open).toBe(false)
  open(modal)
  modal.router.push({ view: 'Networks' })
  await selectNetwork(modal, modal.networks.get(56))
  expect(modal.state.router).toMatchObject({ open: true, route: { view: 'Account' }, history: [] })
})

test('changes only the dapp’s network when no wallet is connected', async () => {
  const { modal } = setupModal()
  await open(modal, { view: 'Networks' })
  await selectNetwork(modal, modal.networks.get(1))
  expect(modal.networks.active().id).toBe(1)
  expect(modal.state.router.open).toBe(false)
})

test('shows the chain-switch view when the chain has no connected account', async () => {
  const adapters = [createFakeAdapter(), createFakeAdapter({ namespace: 'solana' })]
  const { modal } = setupModal({ networks: [bsc, solana], adapters })
  adapters[0]?.report(connected())
  open(modal)
  const network = modal.networks.get(solana.id)
  await selectNetwork(modal, network)
  expect(modal.state.router.route).toEqual({
    view: 'SwitchActiveChain',
    caipNetworkId: network.caipNetworkId,
  })
  confirmNetwork(modal, network)
  expect(modal.networks.active().id).toBe(solana.id)
  expect(modal.state.router).toMatchObject({ route: { view: 'Connect' }, history: [] })
})

test('keeps the view when the wallet approves after Back', async () => {
  const { modal, adapter } = setupModal()
  const wallet = deferred<void>()
  adapter.report(connected())
  adapter.answers.switchNetwork = () => wallet.promise
  open(modal)
  modal.router.push({ view: 'Networks' })
  const done = selectNetwork(modal, modal.networks.get(1))
  goBack(modal)
  wallet.resolve()
  await done
  expect(modal.state.router).toMatchObject({ open: true, route: { view: 'Networks' } })
})

test('goes back when the switch fails, and keeps the error to show', async () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected({ chainId: 137 }))
  adapter.answers.switchNetwork = () => Promise.reject({ code: 4001 })
  open(modal)
  await selectNetwork(modal, modal.networks.get(56))
  expect(modal.state.router).toMatchObject({ open: true, route: { view: 'UnsupportedChain' } })
  expect(modal.state.request.current).toMatchObject({ status: 'failed', reason: 'rejected' })
})

test('stays closed when the modal is closed during a wallet request', async () => {
  const { modal, adapter } = setupModal()
  const wallet = deferred<void>()
  adapter.report(connected({ chainId: 137 }))
  adapter.answers.switchNetwork = () => wallet.promise
  open(modal)
  const done = selectNetwork(modal, modal.networks.get(56))
  close(modal)
  wallet.reject(new Error('late'))
  await done
  expect(modal.state.router).toMatchObject({ open: false, route: { view: 'Connect' } })
  expect(modal.state.request.current).toEqual({ status: 'idle' })
})
