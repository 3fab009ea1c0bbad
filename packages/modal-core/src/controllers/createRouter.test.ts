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

test('starts closed at Connect with an empty history', () => {
  const { router } = setup()
  expect(router.state).toEqual({
    open: false,
    route: { view: 'Connect' },
    history: [],
    direction: 'next',
    embedded: false,
    starting: false,
  })
})

test('animates a pushed view as next, and the previous view as prev on the way back', () => {
  const { router } = setup()
  router.open({ view: 'Connect' })
  router.push({ view: 'ConnectingExternal', connectorId: 'io.one' })
  expect(router.state).toMatchObject({ direction: 'next', history: [{ view: 'Connect' }] })
  expect(router.pop()).toEqual({ view: 'Connect' })
  expect(router.state).toMatchObject({ direction: 'prev', history: [], route: { view: 'Connect' } })
})

test('changes nothing when pop is called at the root of the history', () => {
  const { router } = setup()
  router.open({ view: 'Account' })
  expect(router.pop()).toBeUndefined()
  expect(router.state.route).toEqual({ view: 'Account' })
})

test('clears the history on reset', () => {
  const { router } = setup()
  router.open({ view: 'Connect' })
  router.push({ view: 'Account' })
  router.reset({ view: 'UnsupportedChain' })
  expect(router.state).toMatchObject({ history: [], route: { view: 'UnsupportedChain' } })
})

test('resets the view to Connect when the modal closes', () => {
  const { router } = setup()
  router.open({ view: 'Account' })
  router.push({ view: 'SwitchNetwork', caipNetworkId: 'eip155:56' })
  router.close()
  expect(router.state).toMatchObject({ open: false, route: { view: 'Connect' }, history: [] })
})

test('reports the shown view while it is open, and nothing while it is closed', () => {
  const { router, log } = setup()
  router.close()
  router.open({ view: 'Connect' })
  router.push({ view: 'Account' })
  router.pop()
  router.close()
  expect(log).toEqual(['next Connect', 'open Connect', 'next Account', 'prev Connect', 'close Connect'])
})

test('holds the view while a guard returns true, until the guard is removed', () => {
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

test('pops back to the given index of the history, and does nothing when the index is empty', () => {
  const { router } = setup()
  router.open({ view: 'Account' })
  for (const view of ['ProfileWallets', 'ConnectWallets', 'AllWallets'] as const) router.push({ view })
  expect(router.pop(-1)).toBeUndefined()
  expect(router.pop(1)).toEqual({ view: 'ProfileWallets' })
  expect(router.state).toMatchObject({ route: { view: 'ProfileWallets' }, history: [{ view: 'Account' }] })
})
