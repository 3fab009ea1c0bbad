import { expect, test } from 'vitest'
import * as entry from './solanaActions.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "signAllTransactions",
      "signAndSendTransaction",
      "signMessage",
      "signOffchainMessage",
      "signTransaction",
    ]
  `)
})
