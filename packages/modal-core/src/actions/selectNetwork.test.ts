// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { connected } from '../test/createFakeAdapter.ts'
import { deferred, setupModal } from '../test/setupModal.ts'
import { close } from './close.ts'
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
