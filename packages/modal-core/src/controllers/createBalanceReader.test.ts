import { expect, test, vi } from 'vitest'
import { tokenBalance } from '../test/createFakeAdapter.ts'
import { deferred } from '../test/setupModal.ts'
import type { TokenBalance } from '../types/balance.ts'
import { createBalance } from './createBalance.ts'
import { createBalanceReader } from './createBalanceReader.ts'

function setup() {
  const clock = { now: 1_000 }
  const { state } = createBalance()
  const balance = createBalanceReader({ state, now: () => clock.now })
  return { balance, state, clock, status: () => state.current.status }
}

const read = async () => [tokenBalance()]
const fail = async () => {
  throw new Error('node down')
}

test('loads and clears the balances of an account', async () => {
  const { balance, state, status } = setup()
  expect(status()).toBe('idle')
  const done = balance.load('a', read)
  expect(status()).toBe('loading')
  await done
  expect(state.current).toEqual({ status: 'ready', tokens: [tokenBalance()] })
  balance.clear()
  expect(status()).toBe('idle')
})

test('waits 30 s after a failed balance fetch before it retries', async () => {
  const { balance, clock, status } = setup()
  await balance.load('a', fail)
  expect(status()).toBe('failed')
  const again = vi.fn(read)
  clock.now += 29_999
  await balance.load('a', again)
  expect(again).not.toHaveBeenCalled()
  expect(status()).toBe('failed')
  clock.now += 1
  await balance.load('a', again)
  expect(status()).toBe('ready')
})

test('reads again at once after a failure when somebody asks for it', async () => {
  const { balance, status } = setup()
  await balance.load('a', fail)
  await balance.load('a', read, true)
  expect(status()).toBe('ready')
})

test('backs off separately for each account', async () => {
  const { balance, status } = setup()
  await balance.load('a', fail)
  await balance.load('b', read)
  expect(status()).toBe('ready')
  await balance.load('a', read)
  expect(status()).toBe('failed')
})

test('keeps the shown balance while the same account is read again', async () => {
  const { balance, status } = setup()
  await balance.load('a', read)
  const answer = deferred<TokenBalance[]>()
  void balance.load('a', () => answer.promise)
  expect(status()).toBe('ready')
})

test('runs one request at a time per account', async () => {
  const { balance } = setup()
  const ask = vi.fn(read)
  await Promise.all([balance.load('a', ask), balance.load('a', ask)])
  expect(ask).toHaveBeenCalledOnce()
})

test('ignores a late response for another account', async () => {
  const { balance, state } = setup()
  const late = deferred<TokenBalance[]>()
  const first = balance.load('a', () => late.promise)
  await balance.load('b', async () => [tokenBalance({ amount: 0n })])
  late.resolve([tokenBalance()])
  await first
  expect(state.current).toMatchObject({ tokens: [{ amount: 0n }] })
})

test('stops retrying once a watched balance has been read', async () => {
  const schedule = vi.fn(() => () => {})
  const { state } = createBalance()
  const balance = createBalanceReader({ state, now: () => 1_000, schedule })
  balance.watch()
  await balance.load('a', fail)
  expect(schedule).toHaveBeenCalledOnce()
  await balance.load('a', read, true)
  expect(schedule).toHaveBeenCalledOnce()
})
