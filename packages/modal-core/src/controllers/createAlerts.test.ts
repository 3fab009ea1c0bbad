import { expect, test } from 'vitest'
import { createAlerts } from './createAlerts.ts'

test('default', () => {
  expect(createAlerts().state.current).toEqual({ status: 'hidden' })
})

test('behavior: shows an alert until it is dismissed', () => {
  const { state, show, hide } = createAlerts()
  show('APKT001')
  expect(state.current).toEqual({ status: 'shown', code: 'APKT001' })
  hide()
  expect(state.current).toEqual({ status: 'hidden' })
})
