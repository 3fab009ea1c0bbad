import { expect, test } from 'vitest'
import type { ModalEvents } from '../types/events.ts'
import { createEmitter } from '../utils/createEmitter.ts'
import { createRouter } from './createRouter.ts'

function setup() {
  const events = createEmitter<ModalEvents>()
  const log: string[] = []
  events.on('open', ({ view }) => log.push(`open ${view}`))
  events.on('close', ({ view }) => log.push(`close ${view}`))
  events.on('view', ({ view, direction }) => log.push(`${direction} ${view}`))
  return { router: createRouter({ events }), log }
}

test('default', () => {
  const { router } = setup()
  expect(router.state).toEqual({
    open: false,
    route: { view: 'Connect' },
    history: [],
    direction: 'next',
    embedded: false,
  })
})

test('behavior: a pushed view comes in as next, the one before returns as prev', () => {
  const { router } = setup()
  router.open({ view: 'Connect' })
  router.push({ view: 'ConnectingExternal', connectorId: 'io.one' })
  expect(router.state).toMatchObject({ direction: 'next', history: [{ view: 'Connect' }] })
  expect(router.pop()).toEqual({ view: 'Connect' })
  expect(router.state).toMatchObject({ direction: 'prev', history: [], route: { view: 'Connect' } })
})

test('behavior: pop at the root of the history changes nothing', () => {
  const { router } = setup()
  router.open({ view: 'Account' })
  expect(router.pop()).toBeUndefined()
  expect(router.state.route).toEqual({ view: 'Account' })
})

test('behavior: reset forgets the history', () => {
  const { router } = setup()
  router.open({ view: 'Connect' })
  router.push({ view: 'Account' })
  router.reset({ view: 'UnsupportedChain' })
  expect(router.state).toMatchObject({ history: [], route: { view: 'UnsupportedChain' } })
})

test('behavior: closing resets the view to Connect', () => {
  const { router } = setup()
  router.open({ view: 'Account' })
  router.push({ view: 'SwitchNetwork', caipNetworkId: 'eip155:56' })
  router.close()
  expect(router.state).toMatchObject({ open: false, route: { view: 'Connect' }, history: [] })
})

test('behavior: says what it shows, and nothing while it is closed', () => {
  const { router, log } = setup()
  router.close()
  router.open({ view: 'Connect' })
  router.push({ view: 'Account' })
  router.pop()
  router.close()
  expect(log).toEqual(['next Connect', 'open Connect', 'next Account', 'prev Connect', 'close Connect'])
})

test('behavior: a guard holds while it says so, until it is taken away', () => {
  const { router } = setup()
  let isSigning = true
  const release = router.guard(() => isSigning)
  expect(router.isHeld()).toBe(true)
  isSigning = false
  expect(router.isHeld()).toBe(false)
  isSigning = true
  release()
  expect(router.isHeld()).toBe(false)
})

test('behavior: pops back to a place of the history, and nowhere where it holds nothing', () => {
  const { router } = setup()
  router.open({ view: 'Account' })
  for (const view of ['ProfileWallets', 'ConnectWallets', 'AllWallets'] as const) router.push({ view })
  expect(router.pop(-1)).toBeUndefined()
  expect(router.pop(1)).toEqual({ view: 'ProfileWallets' })
  expect(router.state).toMatchObject({ route: { view: 'ProfileWallets' }, history: [{ view: 'Account' }] })
})
