import { expect, test } from 'vitest'
import { causesOf } from './causesOf.ts'

test('default: the error and its causes, outermost first', () => {
  const inner = { code: 4001, message: 'inner' }
  const outer = new Error('outer', { cause: inner })
  expect(causesOf(outer)).toEqual([
    { error: outer, name: 'Error', message: 'outer', code: undefined },
    { error: inner, name: '', message: 'inner', code: 4001 },
  ])
})

test('behavior: a cause that leads back to itself ends', () => {
  const error = new Error('loop')
  error.cause = error
  expect(causesOf(error)).toHaveLength(1)
})

test('behavior: what is not an object has no causes', () => {
  for (const error of [undefined, null, 'text', 4001]) expect(causesOf(error)).toEqual([])
})
