import { expect, test } from 'vitest'
import * as entry from './embedded.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "AccountNotFoundError",
      "AuthConnectorNotFoundError",
      "SmartAccountRefusedError",
      "EMBEDDED_WALLET_ID",
      "embeddedWallet",
    ]
  `)
})
