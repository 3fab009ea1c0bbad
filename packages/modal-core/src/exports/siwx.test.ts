import { expect, test } from 'vitest'
import * as entry from './siwx.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "formatMessage",
      "siwx",
    ]
  `)
})
