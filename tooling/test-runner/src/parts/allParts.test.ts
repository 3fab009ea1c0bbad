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

test('default: all for which there is something', () => {
  expect(names([])).toEqual(['lint', 'unit'])
})

test('parameters: those asked for, in the usual order, there or not', () => {
  expect(names(['unit', 'e2e'])).toEqual(['e2e', 'unit'])
})

test('parameters: what runs only when it is asked for', () => {
  expect(names(['full'])).toEqual(['full'])
})

test('error: an unknown name lists the known ones', () => {
  expect(() => names(['units'])).toThrow('There is no part "units". Choose from lint, e2e, unit, full.')
})
