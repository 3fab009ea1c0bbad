import { expect, test } from 'vitest'
import { selectParts } from './allParts.ts'
import type { Part } from './part.ts'

const part = (name: string, present: boolean): Part => ({
  name,
  load: 'light',
  isPresent: () => present,
  run: () => Promise.reject(new Error('not run here')),
})
const ALL = [part('lint', true), part('e2e', false), part('unit', true)]
const ON_REQUEST = [part('full', true)]
const names = (wanted: string[]) => selectParts(wanted, ALL, ON_REQUEST).map(({ name }) => name)

test('selects all parts for which the repository has something', () => {
  expect(names([])).toEqual(['lint', 'unit'])
})

test('selects the named parts in the usual order', () => {
  expect(names(['unit', 'e2e'])).toEqual(['e2e', 'unit'])
})

test('selects a part that runs only on request when it is named', () => {
  expect(names(['full'])).toEqual(['full'])
})

test('throws with the known names when a name is unknown', () => {
  expect(() => names(['units'])).toThrow('There is no part "units". Choose from lint, e2e, unit, full.')
})
