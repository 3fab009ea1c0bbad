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
      "FoyerCustomButton",
      "useFoyer",
      "useFoyerAccount",
      "useFoyerButton",
      "useFoyerConnectWallet",
      "useFoyerEvents",
      "useFoyerNetwork",
      "useFoyerProvider",
      "useFoyerState",
      "useFoyerTheme",
      "useFoyerWallet",
      "useFoyerWallets",
    ]
  `)
})
