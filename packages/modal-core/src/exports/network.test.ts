import { expect, test } from 'vitest'
import * as entry from './network.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "networkOf",
    ]
  `)
})
