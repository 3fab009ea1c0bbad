import { expect, test } from 'vitest'
import * as entry from './walletButton.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "FyWalletButton",
    ]
  `)
})
