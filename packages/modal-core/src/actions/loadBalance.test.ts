// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { ADDRESS, connected, tokenBalance } from '../test/createFakeAdapter.ts'
import { bsc } from '../test/networks.ts'
import { setupModal } from '../test/setupModal.ts'
import { loadBalance } from './loadBalance.ts'

const USDT = { address: '0x55d398326f99059fF775485246999027B3197955' }

test('reads the balances of the active account', async () => {
  const { modal, adapter } = setupModal()
  adapter.report(connected())
  await loadBalance(modal)
  expect(modal.state.balance.current).toEqual({ status: 'ready', tokens: [tokenBalance()] })
})

test('reads the tokens configured for the chain id', async () => {
  const { modal, adapter } = setupModal({ tokens: { [bsc.id]: [USDT] } })
  adapter.answers.getBalances = vi.fn(async () => [])
  adapter.report(connected())
  await loadBalance(modal)
  expect(adapter.answers.getBalances).toHaveBeenCalledWith({
    address: ADDRESS,
    connectorId: 'io.one',
    network: modal.networks.get(56),
    tokens: [USDT],
  })
  adapter.report(connected({ chainId: 1 }))
  await loadBalance(modal)
  expect(adapter.answers.getBalances).toHaveBeenLastCalledWith(expect.objectContaining({ tokens: [] }))
})

test('requests nothing without an account or on a network that is not configured', async () => {
  const { modal, adapter } = setupModal()
  adapter.answers.getBalances = vi.fn(async () => [])
  await loadBalance(modal)
  adapter.report(connected({ chainId: 137 }))
  await loadBalance(modal)
  expect(adapter.answers.getBalances).not.toHaveBeenCalled()
  expect(modal.state.balance.current).toEqual({ status: 'idle' })
})

test('reports an error when the node is down', async () => {
  const { modal, adapter } = setupModal()
  adapter.answers.getBalances = () => Promise.reject(new Error('node down'))
  adapter.report(connected())
  await loadBalance(modal)
  expect(modal.state.balance.current).toEqual({ status: 'failed', message: 'node down' })
})
