import { expect, test } from 'vitest'
import * as entry from './polkadot.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "polkadotAdapter",
    ]
  `)
})
