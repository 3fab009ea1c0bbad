import { expect, test } from 'vitest'
import * as entry from './swap.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "createSwap",
      "swap",
    ]
  `)
})
