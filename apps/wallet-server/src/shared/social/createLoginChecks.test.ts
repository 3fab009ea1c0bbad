import { expect, test } from 'vitest'
import { createLoginChecks } from './createLoginChecks.ts'

const { checksOf, idOf } = createLoginChecks(new Uint8Array(32).fill(7))

test('derives the same three checks for a login each time, and others for another login', () => {
  const checks = checksOf('one')
  expect(checksOf('one')).toEqual(checks)
  const values = [...Object.values(checks), ...Object.values(checksOf('two'))]
  expect(new Set(values).size).toBe(6)
})

test('finds the login of a state', () => {
  expect(idOf(checksOf('one').state)).toBe('one')
})

test.each([
  ['an empty text', ''],
  ['an id alone', 'one'],
  ['the mark of another login', `one.${checksOf('two').state.split('.')[1]}`],
  ['another pepper', createLoginChecks(new Uint8Array(32).fill(8)).checksOf('one').state],
])('finds no login for %s', (_, state) => expect(idOf(state)).toBeUndefined())
