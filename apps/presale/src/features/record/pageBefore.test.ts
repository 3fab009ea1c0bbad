import { expect, test } from 'vitest'
import { pageBefore } from './pageBefore.ts'

test('pages from the end cover a list once', () => {
  expect(pageBefore(23, 10)).toEqual({ offset: 13, limit: 10 })
  expect(pageBefore(13, 10)).toEqual({ offset: 3, limit: 10 })
  expect(pageBefore(3, 10)).toEqual({ offset: 0, limit: 3 })
})

test('behavior: an empty list has an empty page', () => {
  expect(pageBefore(0, 10)).toEqual({ offset: 0, limit: 0 })
})
