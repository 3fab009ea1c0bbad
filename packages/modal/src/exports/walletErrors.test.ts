import { expect, test } from 'vitest'
import * as entry from './walletErrors.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "explainWalletError",
    ]
  `)
})
