import { expect, test } from 'vitest'
import * as entry from './log.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "log",
    ]
  `)
})
