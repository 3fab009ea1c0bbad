import * as mock from '@foyer/testing/mock'
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

test('has everything in the mock that tests put in its place', () => {
  expect(Object.keys(entry).filter((name) => !(name in mock))).toEqual([])
})
