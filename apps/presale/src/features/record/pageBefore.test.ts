import { expect, test } from 'vitest'
import { pageBefore } from './pageBefore.ts'

test('covers a list exactly once when paging from its end', () => {
  expect(pageBefore(23, 10)).toEqual({ offset: 13, limit: 10 })
  expect(pageBefore(13, 10)).toEqual({ offset: 3, limit: 10 })
  expect(pageBefore(3, 10)).toEqual({ offset: 0, limit: 3 })
})

test('returns an empty page when the list is empty', () => {
  expect(pageBefore(0, 10)).toEqual({ offset: 0, limit: 0 })
})
