/** A place in the modal: the view, and what it is about. */
export type Route =
  | { view: 'Connect' }
  | { view: 'AllWallets' }
  /** A wallet that is not on this page: how to open it or get it. */
  | { view: 'WalletDetails'; walletId: string }
  | { view: 'WhatIsAWallet' }
  | { view: 'GetAWallet' }
  | { view: 'ConnectingExternal'; connectorId: string }
  | { view: 'ConnectingWalletConnectBasic'; connectorId: string }
  /** One wallet that is not on this page. `isOpened`: the tap that led here has opened it already. */
  | { view: 'ConnectingWalletConnect'; connectorId: string; walletId: string; isOpened: boolean }
  | { view: 'Account' }
  | { view: 'UnsupportedChain' }
  | { view: 'SwitchNetwork'; caipNetworkId: string }
  | { view: 'Networks' }
  | { view: 'ProfileWallets' }
  | { view: 'ConnectWallets' }
  | { view: 'SwitchActiveChain'; caipNetworkId: string }
  | { view: 'SIWXSignMessage' }
  | { view: 'DataCapture' }

export type View = Route['view']

/** Views that a dapp can ask for: they need nothing but the instance. */
export type OpenableView =
  | 'Connect'
  | 'AllWallets'
  | 'WhatIsAWallet'
  | 'GetAWallet'
  | 'Account'
  | 'Networks'
  | 'ProfileWallets'
  | 'ConnectWallets'
  | 'SIWXSignMessage'

/** Which way a view comes in. */
export type Direction = 'next' | 'prev'
