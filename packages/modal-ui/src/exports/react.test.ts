import { expect, test } from 'vitest'
import * as entry from './react.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "FoyerAccountButton",
      "FoyerButton",
      "FoyerConnectButton",
      "FoyerNetworkButton",
      "FoyerWalletButton",
    ]
  `)
})
