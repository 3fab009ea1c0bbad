import { expect, test } from 'vitest'
import * as entry from './polkadotServer.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "polkadot",
    ]
  `)
})
