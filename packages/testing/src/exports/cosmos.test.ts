import { expect, test } from 'vitest'
import * as entry from './cosmos.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "createCosmosTestWallet",
    ]
  `)
})
