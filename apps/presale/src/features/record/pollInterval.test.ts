import { expect, test } from 'vitest'
import { jitter } from '../../app/jitter.ts'
import { pollInterval } from './pollInterval.ts'

const page = (...rows: string[]) => ({ rows, next: null, asOf: 100, origin: 'chain' as const })
const isOpen = (row: string) => row === 'processing'

test('polls every 15 s by default', () => {
  expect(pollInterval([page('success')], isOpen)).toBe(jitter * 15_000)
  expect(pollInterval([page()])).toBe(jitter * 15_000)
})

test('polls every 3 s while any page has an open row', () => {
  expect(pollInterval([page('success'), page('processing')], isOpen)).toBe(jitter * 3_000)
})

test('does not poll when more pages were loaded or nothing was read', () => {
  expect(pollInterval([page('success'), page('success')], isOpen)).toBe(false)
  expect(pollInterval([], isOpen)).toBe(false)
})
