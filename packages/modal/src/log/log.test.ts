// @vitest-environment happy-dom
import { ConnectError, connect } from '@foyer/modal-core'
import { setupModal } from '@foyer/modal-core/test'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createBuffer } from './createBuffer.ts'
import { type LogParameters, log } from './log.ts'

const printed = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
beforeEach(() => void vi.stubGlobal('console', printed))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

function setup({ debug = false, ...parameters }: LogParameters & { debug?: boolean } = {}) {
  const { modal, adapter } = setupModal({ debug })
  const feature = log({ now: () => 5, ...parameters })
  const stop = feature.start(modal)
  onTestFinished(stop)
  /** One of each level. */
  function act() {
    modal.router.open({ view: 'Connect' })
    modal.events.emit('disconnect', { namespace: 'eip155' })
    modal.alerts.show('APKTW001')
    modal.alerts.show('APKT003')
  }
  const events = () => feature.entries().map(({ event, data }) => [event, ...Object.values(data)].join(' '))
  return { ...feature, modal, adapter, stop, act, events }
}

test('logs errors only by default', () => {
  const { act, text, events } = setup()
  act()
  const data = '{"code":"APKT003","title":"Network Error: Wallet Load Failed"}'
  expect(text()).toBe(`{"time":5,"level":"error","event":"alert","data":${data}}`)
  expect(events()).toEqual(['alert APKT003 Network Error: Wallet Load Failed'])
  expect(printed.error).toHaveBeenCalledExactlyOnceWith('[Foyer] alert', {
    code: 'APKT003',
    title: 'Network Error: Wallet Load Failed',
  })
  expect(printed.warn).not.toHaveBeenCalled()
})

test.each([
  ['warn', 2],
  ['info', 3],
] as const)('logs %s and more severe levels when it is the level', (level, count) => {
  const { act, events } = setup({ level })
  act()
  expect(events()).toHaveLength(count)
})

test('logs every level with the level debug or the option debug', () => {
  for (const parameters of [{ level: 'debug' as const }, { debug: true }]) {
    const { act, entries } = setup(parameters)
    act()
    expect(new Set(entries().map(({ level }) => level))).toEqual(new Set(['debug', 'info', 'warn', 'error']))
  }
})

test('prefers level over the option debug', () => {
  const { act, events } = setup({ level: 'error', debug: true })
  act()
  expect(events()).toEqual(['alert APKT003 Network Error: Wallet Load Failed'])
})

test('stores an error as name, message and cause, and prints the error itself', () => {
  const { modal, entries } = setup()
  const error = new ConnectError({ cause: new TypeError('x'.repeat(100_000)) })
  modal.events.emit('error', { error })
  const [entry] = entries()
  expect(entry).toMatchObject({ level: 'error', event: 'error', data: { name: 'ConnectError' } })
  expect(entry?.data.message).toMatch(/^Failed to connect\nx+$/)
  expect(String(entry?.data.message)).toHaveLength(1000)
  expect(entry?.data.cause).toMatch(/^TypeError: x+$/)
  expect(printed.error).toHaveBeenCalledWith('[Foyer] error', error)
})

test('keeps a failed connection as error, and one that the user rejected as information', async () => {
  const { modal, adapter, entries } = setup({ level: 'info' })
  adapter.answers.connect = () => Promise.reject(new Error('node down'))
  await expect(connect(modal, { connectorId: 'io.one' })).rejects.toThrow()
  adapter.answers.connect = () => Promise.reject({ code: 4001 })
  await expect(connect(modal, { connectorId: 'io.one' })).rejects.toThrow()
  await Promise.resolve()
  expect(entries()).toMatchObject([
    { level: 'error', event: 'error', data: { name: 'ConnectError' } },
    { level: 'info', event: 'walletRejection' },
  ])
})

test('keeps its entries and adds nothing after the modal is destroyed', () => {
  const { act, stop, events } = setup()
  act()
  stop()
  act()
  expect(events()).toEqual(['alert APKT003 Network Error: Wallet Load Failed'])
})

test('drops the oldest entries when the buffer exceeds 1000 * 1024 bytes', () => {
  const { modal, text, entries } = setup({ level: 'info' })
  const size = (value: string) => new TextEncoder().encode(value).length
  const emit = (index: number) => modal.events.emit('signOut', { address: `${index} ${'é'.repeat(900)}` })
  for (let index = 0; index < 600; index++) emit(index)
  const line = text().split('\n').at(-1) ?? ''
  expect(size(text())).toBeLessThanOrEqual(1000 * 1024)
  expect(size(text())).toBeGreaterThan(1000 * 1024 - size(line) - 1)
  expect(entries().at(-1)?.data.address).toMatch(/^599 /)
})

test('holds exactly as many bytes as the buffer’s limit', () => {
  const { add, lines } = createBuffer(6)
  add('ab')
  add('cd')
  expect(lines()).toEqual(['ab', 'cd'])
  add('é')
  expect(lines()).toEqual(['cd', 'é'])
  add('longer than all')
  expect(lines()).toEqual([])
})
