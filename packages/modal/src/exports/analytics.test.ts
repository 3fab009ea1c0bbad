import { expect, test } from 'vitest'
import * as entry from './analytics.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "analytics",
    ]
  `)
})
