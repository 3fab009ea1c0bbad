import { expect, test } from 'vitest'
import * as wallets from './wallets.ts'

test('exports', () => {
  expect(Object.keys(wallets)).toMatchInlineSnapshot(`
    [
      "beginConnect",
      "preparePairing",
      "selectWallet",
      "createHandOff",
      "HAND_OFF_PATIENCE",
      "pageSight",
      "deviceOf",
      "pageLink",
      "isPairing",
      "platformLinks",
      "platformsOf",
      "connectMethods",
      "connectedWallet",
      "hostWallet",
      "livingCode",
      "absentItems",
      "browseItems",
      "connectItems",
      "findWallet",
      "recommendedCap",
      "pairingConnector",
      "walletOf",
      "isMobile",
    ]
  `)
})
