import { expect, test, vi } from 'vitest'
import { watchProviders } from './watchProviders.ts'

const provider = { request: async () => [] }

const announce = (target: EventTarget, detail: unknown) =>
  target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))

const wallet = (rdns: unknown, name: unknown = 'One') => ({ info: { rdns, name, icon: 'data:' }, provider })

test('requests announcements and collects the wallets that respond', async () => {
  const target = new EventTarget()
  target.addEventListener('eip6963:requestProvider', () => announce(target, wallet('io.one')))
  const onChange = vi.fn()
  watchProviders(target, onChange)
  expect(onChange).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ rdns: 'io.one' })])
  announce(target, wallet('io.two', 'Two'))
  await Promise.resolve()
  expect(onChange).toHaveBeenLastCalledWith([
    { rdns: 'io.one', name: 'One', icon: 'data:', provider },
    { rdns: 'io.two', name: 'Two', icon: 'data:', provider },
  ])
})

test('keeps the first wallet of an rdns and provider, so that no script can replace it', async () => {
  const target = new EventTarget()
  const onChange = vi.fn()
  watchProviders(target, onChange)
  announce(target, wallet('io.one', 'First'))
  announce(target, wallet('io.one', 'Second'))
  await Promise.resolve()
  expect(onChange).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'First' })])
})

test('keeps two wallets of one rdns that have different names', async () => {
  const target = new EventTarget()
  const onChange = vi.fn()
  watchProviders(target, onChange)
  announce(target, wallet('io.one', 'First'))
  announce(target, { ...wallet('io.one', 'Second'), provider: { ...provider } })
  await Promise.resolve()
  expect(onChange).toHaveBeenLastCalledWith([
    expect.objectContaining({ name: 'First' }),
    expect.objectContaining({ name: 'Second' }),
  ])
})

test.each([
  undefined,
  null,
  {},
  { info: null, provider },
  { info: { rdns: 5 }, provider },
  { info: { rdns: 'io.one' } },
  { info: { rdns: 'io.one' }, provider: { request: 'no' } },
  { info: { rdns: '' }, provider },
  { provider },
])('ignores %j, which is not a wallet', async (detail) => {
  const target = new EventTarget()
  const onChange = vi.fn()
  watchProviders(target, onChange)
  announce(target, detail)
  await Promise.resolve()
  expect(onChange).toHaveBeenCalledExactlyOnceWith([])
})

test('keeps at most 100 wallets and reports those of one turn together', async () => {
  const target = new EventTarget()
  const onChange = vi.fn()
  watchProviders(target, onChange)
  onChange.mockClear()
  for (let index = 0; index < 5000; index++) announce(target, wallet(`io.${index}`))
  await Promise.resolve()
  expect(onChange).toHaveBeenCalledOnce()
  expect(onChange.mock.calls[0]?.[0]).toHaveLength(100)
})

test('stops listening and drops unreported announcements when stopped', async () => {
  const target = new EventTarget()
  const onChange = vi.fn()
  const stop = watchProviders(target, onChange)
  onChange.mockClear()
  announce(target, wallet('io.one'))
  stop()
  announce(target, wallet('io.two'))
  await Promise.resolve()
  expect(onChange).not.toHaveBeenCalled()
})

test('finds the wallet after announcements whose getters throw', async () => {
  const throws = {
    get: () => {
      throw new Error('hostile')
    },
  }
  const hostile = [
    Object.defineProperty({ provider }, 'info', throws),
    Object.defineProperty({ info: { rdns: 'io.evil' } }, 'provider', throws),
    { info: Object.defineProperty({ name: 'Evil' }, 'rdns', { ...throws, enumerable: true }), provider },
    { info: Object.defineProperty({ rdns: 'io.evil' }, 'icon', { ...throws, enumerable: true }), provider },
    { info: { rdns: 'io.evil' }, provider: Object.defineProperty({}, 'request', throws) },
  ]
  const target = new EventTarget()
  const onChange = vi.fn()
  watchProviders(target, onChange)
  for (const detail of hostile) announce(target, detail)
  announce(target, wallet('io.one'))
  await Promise.resolve()
  expect(onChange).toHaveBeenLastCalledWith([expect.objectContaining({ rdns: 'io.one' })])
})
