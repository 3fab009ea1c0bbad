import { expect, test } from 'vitest'
import * as entry from './siwe.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "formatMessage",
      "siwe",
      "siwx",
    ]
  `)
})
