import { expect, test } from 'vitest'
import * as wallets from './wallets.ts'

test('exports', () => {
  expect(Object.keys(wallets)).toMatchInlineSnapshot(`
    [
      "selectWallet",
      "connectMethods",
      "absentItems",
      "browseItems",
      "connectItems",
      "findWallet",
      "recommendedCap",
      "walletOf",
      "isMobile",
      "pageLink",
    ]
  `)
})
