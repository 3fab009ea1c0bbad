import { expect, test } from 'vitest'
import { pollInterval } from './pollInterval.ts'

const page = (...rows: string[]) => ({ rows, next: null, asOf: 100, origin: 'chain' as const })
const isOpen = (row: string) => row === 'processing'

test('default: a list is read again every 15 s', () => {
  expect(pollInterval([page('success')], isOpen)).toBe(15_000)
  expect(pollInterval([page()])).toBe(15_000)
})

test('behavior: one with a row that is about to change, every 3 s, however long it is', () => {
  expect(pollInterval([page('success'), page('processing')], isOpen)).toBe(3_000)
})

test('behavior: neither what was paged through nor what was never read', () => {
  expect(pollInterval([page('success'), page('success')], isOpen)).toBe(false)
  expect(pollInterval([], isOpen)).toBe(false)
})
