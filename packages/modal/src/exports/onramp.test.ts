import { expect, test } from 'vitest'
import * as entry from './onramp.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "onRamp",
      "OnRampLinkError",
      "OnRampOptionsError",
    ]
  `)
})
