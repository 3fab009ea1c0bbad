import { expect, test, vi } from 'vitest'
import { recordAlerts } from '../test/recordAlerts.ts'
import { createServerAlert } from './createServerAlert.ts'

function setup(isTold?: boolean) {
  const onAlert = vi.fn()
  const alerts = recordAlerts(onAlert)
  const ended = new AbortController()
  const create = () => createServerAlert({ alerts, signal: ended.signal, isTold })
  return { onAlert, alerts, ended, create, current: () => alerts.state.current }
}

test('takes its alert away once the server answers', () => {
  const { create, current } = setup()
  const alert = create()
  alert.raise(new Error('down'), 'APKT003')
  expect(current()).toMatchObject({ status: 'shown', code: 'APKT003' })
  alert.clear()
  expect(current()).toEqual({ status: 'hidden' })
})

test('leaves an alert that is about something else, of the same code too', () => {
  const { alerts, create, current } = setup()
  const [list, features] = [create(), create()]
  list.raise(new Error('down'), 'APKT003')
  features.raise(new Error('down'), 'APKT003')
  list.clear()
  expect(current()).toMatchObject({ code: 'APKT003' })
  // One for developers only is not drawn, and replaces nothing.
  list.raise(new Error('key'), 'APKT007')
  list.clear()
  expect(current()).toMatchObject({ code: 'APKT003' })
  features.clear()
  expect(current()).toEqual({ status: 'hidden' })
  features.raise(new Error('down'), 'APKT003')
  alerts.hide()
  alerts.show('APKT001')
  features.clear()
  expect(current()).toMatchObject({ code: 'APKT001' })
})

test('is an event alone where the view tells what failed', () => {
  const { create, current, onAlert } = setup(true)
  create().raise(new Error('down'), 'APKT009')
  expect(onAlert).toHaveBeenCalledExactlyOnceWith('APKT009')
  expect(current()).toEqual({ status: 'hidden' })
  create().raise(new Error('clock'), 'APKT006')
  expect(current()).toMatchObject({ code: 'APKT006' })
})

test('raises nothing for other errors, and nothing after the end', () => {
  const { create, ended, onAlert } = setup()
  create().raise(new Error('elsewhere'))
  ended.abort()
  create().raise(new Error('down'), 'APKT003')
  expect(onAlert).not.toHaveBeenCalled()
})
