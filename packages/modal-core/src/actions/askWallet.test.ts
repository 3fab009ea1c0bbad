import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAlerts } from '../controllers/createAlerts.ts'
import { createWalletRequest } from '../controllers/createWalletRequest.ts'
import { ConnectError } from '../errors/requestErrors.ts'
import { deferred } from '../test/setupModal.ts'
import type { ModalEvents } from '../types/events.ts'
import { createEmitter } from '../utils/createEmitter.ts'
import { askWallet } from './askWallet.ts'

const otherwise = (cause: unknown) => new ConnectError({ cause })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setup() {
  const alerts = createAlerts({ events: createEmitter<ModalEvents>(), debug: false })
  return { request: createWalletRequest(), alerts }
}

test('default', async () => {
  const { request, alerts } = setup()
  const wallet = deferred<string>()
  const answer = askWallet({ request, alerts }, () => wallet.promise, otherwise)
  expect(request.state.current).toEqual({ status: 'pending' })
  wallet.resolve('yes')
  expect(await answer).toBe('yes')
  expect(request.state.current).toEqual({ status: 'idle' })
})

test.each([
  ['rejected', { code: 4001, message: 'no' }],
  ['busy', { code: -32002, message: 'pending' }],
  ['forbidden', new Error('Requested RPC call is not allowed')],
  ['error', new Error('broken')],
])('behavior: a failure is %s', async (reason, error) => {
  const { request, alerts } = setup()
  await expect(askWallet({ request, alerts }, () => Promise.reject(error), otherwise)).rejects.toThrow()
  expect(request.state.current).toMatchObject({ status: 'failed', reason })
})

test('behavior: a newer question takes the place of an older one', async () => {
  const { request, alerts } = setup()
  const older = deferred<void>()
  const newer = deferred<void>()
  const first = askWallet({ request, alerts }, () => older.promise, otherwise)
  const second = askWallet({ request, alerts }, () => newer.promise, otherwise)
  older.reject(new Error('late'))
  await expect(first).rejects.toThrow('Failed to connect')
  expect(request.state.current).toEqual({ status: 'pending' })
  newer.resolve()
  await second
})

test('behavior: a question that was left is not drawn when it fails', async () => {
  const { request, alerts } = setup()
  const wallet = deferred<void>()
  const answer = askWallet({ request, alerts }, () => wallet.promise, otherwise)
  request.reset()
  wallet.reject(new Error('late'))
  await expect(answer).rejects.toThrow()
  expect(request.state.current).toEqual({ status: 'idle' })
})

test('behavior: a wallet that does not answer for 120 s raises APKT004, until it does', async () => {
  const { request, alerts } = setup()
  const wallet = deferred<string>()
  const answer = askWallet({ request, alerts }, () => wallet.promise, otherwise)
  vi.advanceTimersByTime(119_999)
  expect(alerts.state.current).toEqual({ status: 'hidden' })
  vi.advanceTimersByTime(1)
  expect(alerts.state.current).toEqual({ status: 'shown', code: 'APKT004' })
  expect(request.state.current).toEqual({ status: 'pending' })
  wallet.resolve('late')
  expect(await answer).toBe('late')
  expect(alerts.state.current).toEqual({ status: 'hidden' })
})

test('behavior: no APKT004 for a question that was answered', async () => {
  const { request, alerts } = setup()
  await askWallet({ request, alerts }, async () => 'yes', otherwise)
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['left', ({ request }: ReturnType<typeof setup>) => request.reset()],
  ['followed by a newer one', ({ request }: ReturnType<typeof setup>) => void request.begin()],
])('behavior: no APKT004 for a question that was %s', (_, leave) => {
  const modal = setup()
  void askWallet(modal, () => new Promise(() => {}), otherwise)
  leave(modal)
  vi.advanceTimersByTime(120_000)
  expect(modal.alerts.state.current).toEqual({ status: 'hidden' })
})

test('parameters: isPairing: no APKT004 while a code waits to be scanned', () => {
  const modal = setup()
  void askWallet(modal, () => new Promise(() => {}), otherwise, { isPairing: true })
  vi.advanceTimersByTime(120_000)
  expect(modal.alerts.state.current).toEqual({ status: 'hidden' })
})
