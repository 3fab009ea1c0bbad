import { expect, test } from 'vitest'
import * as entry from './development.ts'
import * as production from './production.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "checkTheme",
      "checkOptions",
    ]
  `)
})

test('a production build has the same names', () => {
  expect(Object.keys(production)).toEqual(Object.keys(entry))
})

test('silences the development warning of Lit', () => {
  expect(globalThis.litIssuedWarnings).toContain('dev-mode')
})
