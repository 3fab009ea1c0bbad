import { expect, test } from 'vitest'
import * as wire from './wire.ts'

test('exports', () => {
  expect(Object.keys(wire)).toMatchInlineSnapshot(`
    [
      "NAMED_OPERATIONS",
      "priceImpact",
      "probeOf",
      "analyticsConfig",
      "balanceList",
      "historyPage",
      "identity",
      "nameRecord",
      "supportedChains",
      "wireBalance",
      "wireTransaction",
      "wireTransfer",
      "convertAllowance",
      "convertApproval",
      "convertQuotes",
      "convertToken",
      "convertTokens",
      "convertTransaction",
      "createIdentities",
      "createWireClient",
      "originList",
      "projectConfig",
      "projectFeature",
      "walletPage",
      "wireWallet",
      "onRampLink",
      "onRampCurrency",
      "onRampOptions",
      "onRampProvider",
      "onRampQuote",
      "onRampToken",
      "alertOf",
    ]
  `)
})
