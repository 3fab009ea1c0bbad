import { expect, test } from 'vitest'
import * as wire from './wire.ts'

test('exports', () => {
  expect(Object.keys(wire)).toMatchInlineSnapshot(`
    [
      "analyticsConfig",
      "historyPage",
      "supportedChains",
      "wireTransaction",
      "wireTransfer",
      "createWireClient",
      "originList",
      "projectConfig",
      "projectFeature",
      "walletPage",
      "wireWallet",
    ]
  `)
})
