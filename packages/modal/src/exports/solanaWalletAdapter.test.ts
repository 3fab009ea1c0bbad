import { expect, test } from 'vitest'
import * as entry from './solanaWalletAdapter.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "FoyerWalletProvider",
    ]
  `)
})
