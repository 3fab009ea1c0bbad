import { expect, test } from 'vitest'
import * as entry from './button.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "FyAccountButton",
      "buttonLabel",
      "buttonState",
      "FyButton",
      "openButton",
      "showSignIn",
      "FyConnectButton",
      "FyNetworkButton",
    ]
  `)
})
