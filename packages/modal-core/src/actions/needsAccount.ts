import type { View } from '../types/route.ts'

const WITHOUT_ACCOUNT: readonly View[] = [
  'Connect',
  'AllWallets',
  'WalletDetails',
  'WhatIsAWallet',
  'GetAWallet',
  'ConnectingExternal',
  'ConnectingWalletConnectBasic',
  'ConnectingWalletConnect',
  'Networks',
]

/**
 * Whether a view shows nothing without an account: `open` does not go there, and it closes when the account goes. Apart
 * from `openable`, because this list is in the entry chunk: an account can go at any time.
 */
export const needsAccount = (view: View): boolean => !WITHOUT_ACCOUNT.includes(view)
