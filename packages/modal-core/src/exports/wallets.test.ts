import { expect, test } from 'vitest'
import * as wallets from './wallets.ts'

test('exports', () => {
  expect(Object.keys(wallets)).toMatchInlineSnapshot(`
    [
      "chooseWallet",
      "loadWallet",
      "beginConnect",
      "preparePairing",
      "selectWallet",
      "loadDirectory",
      "createHandOff",
      "HAND_OFF_TIMEOUT",
      "pageLink",
      "pageOf",
      "deviceOf",
      "isPairing",
      "platformLinks",
      "platformsOf",
      "safePage",
      "offersAllWallets",
      "connectedWallet",
      "shownWallet",
      "connectMethods",
      "itemStatus",
      "absentItems",
      "browseItems",
      "connectItems",
      "findWallet",
      "namedItem",
      "recommendedCap",
      "walletOf",
      "pairingConnector",
      "isLogin",
      "isMobile",
      "activePairingUri",
    ]
  `)
})
