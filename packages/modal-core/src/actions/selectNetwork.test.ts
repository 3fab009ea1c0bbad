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

test('behavior: success closes the modal if the previous network was unsupported', async () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected({ chainId: 137 }))
  open(modal)
  const done = selectNetwork(modal, modal.networks.get(56))
  expect(modal.state.router.route).toEqual({ view: 'SwitchNetwork', caipNetworkId: 'eip155:56' })
  await done
  expect(modal.state.router.open).toBe(false)
  expect(modal.state.accounts.eip155).toMatchObject({ chainId: 56 })
})

test('behavior: success from a supported network goes back', async () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  open(modal)
  await selectNetwork(modal, modal.networks.get(1))
  expect(modal.state.router).toMatchObject({ open: true, route: { view: 'Account' } })
})

test('behavior: the same network is a no-op', async () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  adapter.answers.switchNetwork = vi.fn()
  await open(modal, { view: 'Networks' })
  await selectNetwork(modal, modal.networks.get(56))
  expect(modal.state.router.route).toEqual({ view: 'Networks' })
  expect(adapter.answers.switchNetwork).not.toHaveBeenCalled()
})

test('behavior: success leaves Networks, too', async () => {
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

test('behavior: without a wallet only the dapp’s network changes', async () => {
  const { modal } = setupModal()
  await open(modal, { view: 'Networks' })
  await selectNetwork(modal, modal.networks.get(1))
  expect(modal.networks.active().id).toBe(1)
  expect(modal.state.router.open).toBe(false)
})

test('behavior: a chain with no connected account prompts the chain-switch view', async () => {
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

test('behavior: Back while the wallet is asked: its late answer moves nothing', async () => {
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

test('behavior: a failed switch goes back, and the failure stays to be shown', async () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected({ chainId: 137 }))
  adapter.answers.switchNetwork = () => Promise.reject({ code: 4001 })
  open(modal)
  await selectNetwork(modal, modal.networks.get(56))
  expect(modal.state.router).toMatchObject({ open: true, route: { view: 'UnsupportedChain' } })
  expect(modal.state.request.current).toMatchObject({ status: 'failed', reason: 'rejected' })
})

test('behavior: closing while the wallet is asked stays closed', async () => {
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
