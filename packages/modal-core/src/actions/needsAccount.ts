import type { View } from '../types/route.ts'

/**
 * The views that show nothing without an account: `open` does not go there, and they close when the account goes. Apart
 * from `openable`, because this list is in the entry chunk: an account can go at any time.
 */
export const needsAccount: readonly View[] = [
  'Account',
  'UnsupportedChain',
  'SwitchNetwork',
  'ProfileWallets',
  'ConnectWallets',
  'SwitchActiveChain',
  'SIWXSignMessage',
  'DataCapture',
  'WalletReceive',
  'WalletSend',
  'WalletSendSelectToken',
  'WalletSendPreview',
  'WalletSendConfirmed',
]
