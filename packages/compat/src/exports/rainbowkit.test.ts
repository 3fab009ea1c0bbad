import { expect, test } from 'vitest'
import * as entry from './rainbowkit.ts'

test('exports', () => {
  expect(Object.keys(entry)).toMatchInlineSnapshot(`
    [
      "createAuthenticationAdapter",
      "RainbowKitAuthenticationProvider",
      "ConnectButton",
      "connectorsForWallets",
      "getDefaultConfig",
      "getDefaultWallets",
      "getWalletConnectConnector",
      "RainbowKitProvider",
      "darkTheme",
      "lightTheme",
      "midnightTheme",
      "useAddRecentTransaction",
      "useAccountModal",
      "useChainModal",
      "useConnectModal",
      "WalletButton",
    ]
  `)
})
