import { expect, test } from 'vitest'
import { listSources, read } from './workspace.ts'

/**
 * `Object.assign` to a state or a page takes properties and values that these do not have: `patch` refuses both. One
 * property whose name is computed has no type that says its value fits, so that stays.
 */
const UNCHECKED = /Object\.assign\(\s*(?:state|page)\s*,(?!\s*\{\s*\[)/

const files = listSources().filter((file) => !file.endsWith('.test.ts'))

test('nothing is written to a state or a page unchecked', () => {
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.filter((file) => UNCHECKED.test(read(file)))).toEqual([])
})

test.each([
  ['Object.assign(state, { status })', true],
  ['Object.assign(page, changes)', true],
  ['Object.assign(state, { [name]: value })', false],
  ['Object.assign(state[namespace], { [name]: value })', false],
  ['patch(state, { status })', false],
])('%s: %s', (text, isFound) => {
  expect(UNCHECKED.test(text)).toBe(isFound)
})
