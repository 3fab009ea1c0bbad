import { expect, test } from 'vitest'
import * as entry from './eip1193.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "eip1193Adapter",
    ]
  `)
})
