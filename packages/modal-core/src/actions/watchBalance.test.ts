// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connected, OTHER_ADDRESS, tokenBalance } from '../test/createFakeAdapter.ts'
import { setupModal } from '../test/setupModal.ts'
import { watchBalance } from './watchBalance.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

function setup() {
  const { modal, adapter } = setupModal()
  const getBalances = vi.fn(async () => [tokenBalance()])
  adapter.answers.getBalances = getBalances
  adapter.report(connected())
  return { modal, adapter, getBalances, current: () => modal.state.balance.current }
}

test('reads the balance at once', async () => {
  const { modal, current } = setup()
  watchBalance(modal)
  await vi.advanceTimersByTimeAsync(0)
  expect(current().status).toBe('ready')
})

test('reads it again when the account or its network changes, and only then', async () => {
  const { modal, adapter, getBalances, current } = setup()
  watchBalance(modal)
  await vi.advanceTimersByTimeAsync(0)
  expect(current().status).toBe('ready')
  adapter.report(connected({ address: OTHER_ADDRESS }))
  await vi.advanceTimersByTimeAsync(0)
  expect(getBalances).toHaveBeenCalledTimes(2)
  adapter.report(connected({ address: OTHER_ADDRESS, chainId: 1 }))
  await vi.advanceTimersByTimeAsync(0)
  expect(getBalances).toHaveBeenCalledTimes(3)
  modal.options.update({ locale: 'ko' })
  await Promise.resolve()
  expect(getBalances).toHaveBeenCalledTimes(3)
})

test('reads it again 30 s after a failure, and says why it failed until then', async () => {
  const { modal, getBalances, current } = setup()
  getBalances.mockRejectedValueOnce(new Error('node down'))
  watchBalance(modal)
  await vi.advanceTimersByTimeAsync(0)
  expect(current()).toEqual({ status: 'failed', message: 'node down' })
  await vi.advanceTimersByTimeAsync(29_999)
  expect(getBalances).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(current().status).toBe('ready')
})

test('makes no request after it was stopped', async () => {
  const { modal, adapter, getBalances } = setup()
  getBalances.mockRejectedValue(new Error('node down'))
  const stop = watchBalance(modal)
  await vi.advanceTimersByTimeAsync(0)
  expect(vi.getTimerCount()).toBe(1)
  stop()
  expect(vi.getTimerCount()).toBe(0)
  adapter.report(connected({ address: OTHER_ADDRESS }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(getBalances).toHaveBeenCalledTimes(1)
})

test('waits for the rest of the 30 s when it starts again after a failure', async () => {
  const { modal, getBalances, current } = setup()
  getBalances.mockRejectedValueOnce(new Error('node down'))
  const stop = watchBalance(modal)
  await vi.advanceTimersByTimeAsync(0)
  stop()
  await vi.advanceTimersByTimeAsync(20_000)
  watchBalance(modal)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(getBalances).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(current().status).toBe('ready')
})
