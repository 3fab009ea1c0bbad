import { expect, test, vi } from 'vitest'
import type { AlertCode } from '../types/alert.ts'
import type { ModalEvents } from '../types/events.ts'
import { createEmitter } from '../utils/createEmitter.ts'
import { createAlerts } from './createAlerts.ts'

function setup(debug = false) {
  const events = createEmitter<ModalEvents>()
  const onAlert = vi.fn()
  events.on('alert', onAlert)
  return { ...createAlerts({ events, debug }), onAlert }
}

test('shows an alert until it is hidden and emits an event', () => {
  const { state, show, hide, onAlert } = setup()
  expect(state.current).toEqual({ status: 'hidden' })
  show('APKT003')
  expect(state.current).toEqual({ status: 'shown', code: 'APKT003' })
  expect(onAlert).toHaveBeenCalledWith({ code: 'APKT003', title: 'Network Error: Wallet Load Failed' })
  hide()
  expect(state.current).toEqual({ status: 'hidden' })
})

test('replaces an older alert with a newer one', () => {
  const { state, show } = setup()
  show('APKT010')
  show('APKT009')
  expect(state.current).toEqual({ status: 'shown', code: 'APKT009' })
})

test.each<AlertCode>(['APKT002', 'APKT005', 'APKT007', 'APKT008', 'APKTW001', 'APKTW002'])(
  'draws %s only when debug is on, and always emits an event',
  (code) => {
    const visitor = setup()
    visitor.show(code)
    expect(visitor.state.current).toEqual({ status: 'hidden' })
    expect(visitor.onAlert).toHaveBeenCalledOnce()
    const developer = setup(true)
    developer.show(code)
    expect(developer.state.current).toEqual({ status: 'shown', code })
  },
)

test('draws what a view tells itself only when debug is on, and always emits an event', () => {
  const visitor = setup()
  visitor.show('APKT009', undefined, true)
  expect(visitor.state.current).toEqual({ status: 'hidden' })
  expect(visitor.onAlert).toHaveBeenCalledOnce()
  const developer = setup(true)
  developer.show('APKT009', undefined, true)
  expect(developer.state.current).toMatchObject({ status: 'shown', code: 'APKT009' })
})

test.each([
  ['APKT001', 'Network Not Found'],
  ['APKT002', 'Invalid App Configuration'],
  ['APKT003', 'Network Error: Wallet Load Failed'],
  ['APKT004', 'Wallet Request Timeout'],
  ['APKT005', 'Unverified Domain'],
  ['APKT006', 'Session Expired'],
  ['APKT007', 'Invalid Project ID'],
  ['APKT008', 'Project ID Missing'],
  ['APKT009', 'Server Error'],
  ['APKT010', 'Rate Limited'],
  ['APKTW001', 'Inactive Namespace Not Connected'],
  ['APKTW002', 'Invalid Email Address'],
] as const)('emits %s with the title %s', (code, title) => {
  const { show, onAlert } = setup()
  show(code)
  expect(onAlert).toHaveBeenCalledExactlyOnceWith({ code, title })
})
