import { expect, test } from 'vitest'
import * as entry from './embedded.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "AuthConnectorNotFoundError",
      "EMBEDDED_WALLET_ID",
      "embeddedWallet",
    ]
  `)
})
