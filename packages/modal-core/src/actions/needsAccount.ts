import type { View } from '../types/route.ts'

/**
 * Whether a view shows nothing without an account: `open` does not go there, and it closes when the account goes. Apart
 * from `openable`, because this table is in the entry chunk: an account can go at any time.
 */
export const needsAccount: Record<View, boolean> = {
  Connect: false,
  AllWallets: false,
  WalletDetails: false,
  WhatIsAWallet: false,
  GetAWallet: false,
  ConnectingExternal: false,
  ConnectingWalletConnectBasic: false,
  ConnectingWalletConnect: false,
  Account: true,
  UnsupportedChain: true,
  SwitchNetwork: true,
  Networks: false,
  ProfileWallets: true,
  ConnectWallets: true,
  SwitchActiveChain: true,
  SIWXSignMessage: true,
  DataCapture: true,
  WalletReceive: true,
}
