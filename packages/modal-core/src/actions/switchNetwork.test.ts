// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { connected, createFakeAdapter } from '../test/createFakeAdapter.ts'
import { bsc, solana } from '../test/networks.ts'
import { setupModal } from '../test/setupModal.ts'
import { switchNetwork } from './switchNetwork.ts'

test('default', async () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  await switchNetwork(modal, { chainId: 1 })
  expect(modal.state.accounts.eip155).toMatchObject({ chainId: 1 })
  expect(modal.networks.active().id).toBe(1)
})

test('behavior: the same network is a no-op', async () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  adapter.answers.switchNetwork = vi.fn()
  await switchNetwork(modal, { chainId: 56 })
  expect(adapter.answers.switchNetwork).not.toHaveBeenCalled()
})

test('behavior: without a wallet only the dapp’s network changes', async () => {
  const { modal, adapter } = setupModal()
  adapter.answers.switchNetwork = vi.fn()
  await switchNetwork(modal, { chainId: 1 })
  expect(modal.networks.active().id).toBe(1)
  expect(adapter.answers.switchNetwork).not.toHaveBeenCalled()
})

test('behavior: user rejected request', async () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  adapter.answers.switchNetwork = () => Promise.reject({ code: 4001 })
  await expect(switchNetwork(modal, { chainId: 1 })).rejects.toMatchObject({ name: 'UserRejectedError' })
  expect(modal.networks.active().id).toBe(56)
})

test('error: the wallet fails', async () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  adapter.answers.switchNetwork = () => Promise.reject(new Error('node down'))
  await expect(switchNetwork(modal, { chainId: 1 })).rejects.toThrow(
    'Failed to switch to Ethereum\nnode down',
  )
})

test('error: Network not found, with the alert APKT001', async () => {
  const { modal } = setupModal()
  await expect(switchNetwork(modal, { chainId: 10 })).rejects.toThrow('Network not found')
  expect(modal.state.alerts.current).toEqual({ status: 'shown', code: 'APKT001' })
})

test('behavior: leaving an account for a namespace without one raises APKTW001', async () => {
  const adapters = [createFakeAdapter(), createFakeAdapter({ namespace: 'solana' })]
  const { modal } = setupModal({ networks: [bsc, solana], adapters })
  const onAlert = vi.fn()
  modal.events.on('alert', onAlert)
  await switchNetwork(modal, { chainId: solana.id })
  await switchNetwork(modal, { chainId: 56 })
  expect(onAlert).not.toHaveBeenCalled()
  adapters[0]?.report(connected())
  await switchNetwork(modal, { chainId: solana.id })
  expect(onAlert).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'APKTW001' }))
})

test('error: Unsupported chain', async () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  adapter.answers.switchNetwork = () => Promise.reject({ code: 4902 })
  await expect(switchNetwork(modal, { chainId: 1 })).rejects.toMatchObject({
    name: 'UnsupportedChainError',
    shortMessage: 'Unsupported chain',
    metaMessages: ['Network: Ethereum'],
  })
})
