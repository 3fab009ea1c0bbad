// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { connected, createFakeAdapter } from '../test/createFakeAdapter.ts'
import { bsc, solana } from '../test/networks.ts'
import { setupModal } from '../test/setupModal.ts'
import { switchNetwork } from './switchNetwork.ts'

test('switches the wallet and the active network', async () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  await switchNetwork(modal, { chainId: 1 })
  expect(modal.state.accounts.eip155).toMatchObject({ chainId: 1 })
  expect(modal.networks.active().id).toBe(1)
})

test('does nothing when the network is already active', async () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  adapter.answers.switchNetwork = vi.fn()
  await switchNetwork(modal, { chainId: 56 })
  expect(adapter.answers.switchNetwork).not.toHaveBeenCalled()
})

test('changes only the dapp’s network when no wallet is connected', async () => {
  const { modal, adapter } = setupModal()
  adapter.answers.switchNetwork = vi.fn()
  await switchNetwork(modal, { chainId: 1 })
  expect(modal.networks.active().id).toBe(1)
  expect(adapter.answers.switchNetwork).not.toHaveBeenCalled()
})

test('rejects with UserRejectedError when the visitor declines', async () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  adapter.answers.switchNetwork = () => Promise.reject({ code: 4001 })
  await expect(switchNetwork(modal, { chainId: 1 })).rejects.toMatchObject({ name: 'UserRejectedError' })
  expect(modal.networks.active().id).toBe(56)
})

test('reports the error when the wallet fails', async () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  adapter.answers.switchNetwork = () => Promise.reject(new Error('node down'))
  await expect(switchNetwork(modal, { chainId: 1 })).rejects.toThrow(
    'Failed to switch to Ethereum\nnode down',
  )
})

test('reports Network not found with the alert APKT001 when the network is unknown', async () => {
  const { modal } = setupModal()
  await expect(switchNetwork(modal, { chainId: 10 })).rejects.toThrow('Network not found')
  expect(modal.state.alerts.current).toEqual({ status: 'shown', code: 'APKT001' })
})

test('raises APKTW001 when the new namespace has no account', async () => {
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

test('reports Unsupported chain when the wallet does not support the network', async () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  adapter.answers.switchNetwork = () => Promise.reject({ code: 4902 })
  await expect(switchNetwork(modal, { chainId: 1 })).rejects.toMatchObject({
    name: 'UnsupportedChainError',
    shortMessage: 'Unsupported chain',
    metaMessages: ['Network: Ethereum'],
  })
})
