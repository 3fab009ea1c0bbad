import { expect, test, vi } from 'vitest'
import { watchProviders } from './watchProviders.ts'

const provider = { request: async () => [] }

const announce = (target: EventTarget, detail: unknown) =>
  target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))

const wallet = (rdns: unknown, name: unknown = 'One') => ({ info: { rdns, name, icon: 'data:' }, provider })

test('default: asks, and collects who answers', () => {
  const target = new EventTarget()
  target.addEventListener('eip6963:requestProvider', () => announce(target, wallet('io.one')))
  const onChange = vi.fn()
  watchProviders(target, onChange)
  announce(target, wallet('io.two', 'Two'))
  expect(onChange).toHaveBeenLastCalledWith([
    { rdns: 'io.one', name: 'One', icon: 'data:', provider },
    { rdns: 'io.two', name: 'Two', icon: 'data:', provider },
  ])
})

test('behavior: the first wallet of an rdns stays, so that no script can take its place', () => {
  const target = new EventTarget()
  const onChange = vi.fn()
  watchProviders(target, onChange)
  announce(target, wallet('io.one', 'First'))
  announce(target, wallet('io.one', 'Second'))
  expect(onChange).toHaveBeenCalledTimes(1)
})

test.each([
  undefined,
  null,
  {},
  { info: null, provider },
  { info: { rdns: 5 }, provider },
  { info: { rdns: 'io.one' } },
  { info: { rdns: 'io.one' }, provider: { request: 'no' } },
])('behavior: %j is not a wallet', (detail) => {
  const target = new EventTarget()
  const onChange = vi.fn()
  watchProviders(target, onChange)
  announce(target, detail)
  expect(onChange).not.toHaveBeenCalled()
})

test('behavior: at most 100 wallets are kept', () => {
  const target = new EventTarget()
  const onChange = vi.fn()
  watchProviders(target, onChange)
  for (let index = 0; index < 5000; index++) announce(target, wallet(`io.${index}`))
  expect(onChange).toHaveBeenCalledTimes(100)
})

test('behavior: stops listening', () => {
  const target = new EventTarget()
  const onChange = vi.fn()
  watchProviders(target, onChange)()
  announce(target, wallet('io.one'))
  expect(onChange).not.toHaveBeenCalled()
})
