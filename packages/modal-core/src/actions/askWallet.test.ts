import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAlerts } from '../controllers/createAlerts.ts'
import { createWalletRequest } from '../controllers/createWalletRequest.ts'
import { ConnectError } from '../errors/requestErrors.ts'
import { deferred } from '../test/setupModal.ts'
import type { ModalEvents } from '../types/events.ts'
import type { Modal } from '../types/modal.ts'
import { createEmitter } from '../utils/createEmitter.ts'
import { askWallet, beginRequest } from './askWallet.ts'

const toError = (cause: unknown) => new ConnectError({ cause })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setup() {
  const alerts = createAlerts({ events: createEmitter<ModalEvents>(), debug: false })
  return { request: createWalletRequest(), alerts }
}

const attach: Modal['attach'] = (_, state) => state

const ask = <answer>(modal: ReturnType<typeof setup>, request: () => Promise<answer>, key = 'test') =>
  askWallet({ ...modal, attach }, { key, ask: request, toError })

test('returns the wallet’s response and tracks the state of the request', async () => {
  const { request, alerts } = setup()
  const wallet = deferred<string>()
  const answer = ask({ request, alerts }, () => wallet.promise)
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
])('classifies a failure as %s', async (reason, error) => {
  const { request, alerts } = setup()
  await expect(ask({ request, alerts }, () => Promise.reject(error))).rejects.toThrow()
  expect(request.state.current).toMatchObject({ status: 'failed', reason })
})

test('joins the request of the same key that is open', async () => {
  const modal = setup()
  const wallet = deferred<string>()
  const request = vi.fn(() => wallet.promise)
  const answers = [ask(modal, request), ask(modal, request)]
  modal.request.reset()
  answers.push(ask(modal, request))
  expect(modal.request.state.current).toEqual({ status: 'pending' })
  wallet.resolve('yes')
  expect(await Promise.all(answers)).toEqual(['yes', 'yes', 'yes'])
  expect(modal.request.state.current).toEqual({ status: 'idle' })
  expect(request).toHaveBeenCalledOnce()
  await ask(modal, request)
  expect(request).toHaveBeenCalledTimes(2)
})

test('replaces an older request with a newer one', async () => {
  const { request, alerts } = setup()
  const older = deferred<void>()
  const newer = deferred<void>()
  const first = ask({ request, alerts }, () => older.promise, 'older')
  const second = ask({ request, alerts }, () => newer.promise, 'newer')
  older.reject(new Error('late'))
  await expect(first).rejects.toThrow('Failed to connect')
  expect(request.state.current).toEqual({ status: 'pending' })
  newer.resolve()
  await second
})

test('shows no error when the abandoned request fails', async () => {
  const { request, alerts } = setup()
  const wallet = deferred<void>()
  const answer = ask({ request, alerts }, () => wallet.promise)
  request.reset()
  wallet.reject(new Error('late'))
  await expect(answer).rejects.toThrow()
  expect(request.state.current).toEqual({ status: 'idle' })
})

test('raises APKT004 when a wallet does not respond for 120 s, and clears it on a response', async () => {
  const { request, alerts } = setup()
  const wallet = deferred<string>()
  const answer = ask({ request, alerts }, () => wallet.promise)
  vi.advanceTimersByTime(119_999)
  expect(alerts.state.current).toEqual({ status: 'hidden' })
  vi.advanceTimersByTime(1)
  expect(alerts.state.current).toEqual({ status: 'shown', code: 'APKT004' })
  expect(request.state.current).toEqual({ status: 'pending' })
  wallet.resolve('late')
  expect(await answer).toBe('late')
  expect(alerts.state.current).toEqual({ status: 'hidden' })
})

test('raises no APKT004 for an answered request', async () => {
  const { request, alerts } = setup()
  await ask({ request, alerts }, async () => 'yes')
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['left', ({ request }: ReturnType<typeof setup>) => request.reset()],
  ['followed by a newer one', ({ request }: ReturnType<typeof setup>) => void beginRequest(request, 'other')],
])('raises no APKT004 for a request that was %s', (_, leave) => {
  const modal = setup()
  void ask(modal, () => new Promise(() => {}))
  leave(modal)
  vi.advanceTimersByTime(120_000)
  expect(modal.alerts.state.current).toEqual({ status: 'hidden' })
})

test('raises no APKT004 while a code waits to be scanned', () => {
  const modal = setup()
  void askWallet(
    { ...modal, attach },
    { key: 'test', ask: () => new Promise(() => {}), toError, isPairing: true },
  )
  vi.advanceTimersByTime(120_000)
  expect(modal.alerts.state.current).toEqual({ status: 'hidden' })
})
