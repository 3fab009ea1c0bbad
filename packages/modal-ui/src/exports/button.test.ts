import { expect, test } from 'vitest'
import * as entry from './button.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "FyAccountButton",
      "buttonState",
      "FyButton",
      "openButton",
      "FyConnectButton",
      "FyNetworkButton",
    ]
  `)
})
