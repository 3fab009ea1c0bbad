import { expect, test } from 'vitest'
import { causesOf } from './causesOf.ts'

test('lists the error and its causes, outermost first', () => {
  const inner = { code: 4001, message: 'inner' }
  const outer = new Error('outer', { cause: inner })
  expect(causesOf(outer)).toEqual([
    { error: outer, name: 'Error', message: 'outer', code: undefined },
    { error: inner, name: '', message: 'inner', code: 4001 },
  ])
})

test('stops when an error is its own cause', () => {
  const error = new Error('loop')
  error.cause = error
  expect(causesOf(error)).toHaveLength(1)
})

test('returns an empty list when the error is not an object', () => {
  for (const error of [undefined, null, 'text', 4001]) expect(causesOf(error)).toEqual([])
})
