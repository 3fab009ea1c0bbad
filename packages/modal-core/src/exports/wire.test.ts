import { expect, test } from 'vitest'
import * as wire from './wire.ts'

test('exports', () => {
  expect(Object.keys(wire)).toMatchInlineSnapshot(`
    [
      "analyticsConfig",
      "balanceList",
      "historyPage",
      "identity",
      "nameRecord",
      "supportedChains",
      "wireBalance",
      "wireTransaction",
      "wireTransfer",
      "createIdentities",
      "createWireClient",
      "originList",
      "projectConfig",
      "projectFeature",
      "walletPage",
      "wireWallet",
    ]
  `)
})
