import { expect, test } from 'vitest'
import * as entry from './bitcoin.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "createBitcoinTestWallet",
    ]
  `)
})
