import type { Namespace } from './network.ts'
import type { PopupProvider } from './socialProvider.ts'

/** A place in the modal: the view, and what it is about. */
export type Route =
  | { view: 'Connect' }
  | { view: 'AllWallets' }
  /** A wallet that is not on this page: how to open it or get it. */
  | { view: 'WalletDetails'; walletId: string }
  | { view: 'WhatIsAWallet' }
  | { view: 'GetAWallet' }
  /** `namespace`: the one to connect, where it is not the one that is in use. */
  | { view: 'ConnectingExternal'; connectorId: string; namespace?: Namespace | undefined }
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
  | { view: 'WalletReceive' }
  | { view: 'WalletSend' }
  | { view: 'WalletSendSelectToken' }
  | { view: 'WalletSendPreview' }
  | { view: 'WalletSendConfirmed' }
  | { view: 'Swap' }
  /** `side`: the token that is sold or bought. Default the one that is bought. */
  | { view: 'SwapSelectToken'; side?: 'source' | 'to' }
  | { view: 'SwapPreview' }
  /** The steps of a login: `state.login` says which. */
  | { view: 'EmailLogin'; connectorId: string }
  /** A provider's popup is open: `state.login.social` says how it goes. */
  | { view: 'ConnectingSocial'; connectorId: string; provider: PopupProvider }
  /** The user's Farcaster app is asked to sign: `state.login.farcaster` says how it goes. */
  | { view: 'ConnectingFarcaster'; connectorId: string }
  /** Another e-mail address: `state.login.emailUpdate` says how it goes. */
  | { view: 'UpdateEmailWallet' }
  /** Something is being approved in the wallet's own dialog, in front of the modal. */
  | { view: 'ApproveTransaction' }
  | { view: 'RegisterAccountName' }
  | { view: 'RegisterAccountNameSuccess' }
  | { view: 'OnRampProviders' }
  | { view: 'OnRampTokenSelect' }
  | { view: 'OnRampFiatSelect' }

export type View = Route['view']

/** The target of `open`: a view and its parameters. */
export type OpenTarget =
  /** `walletId`: the wallet's id in the directory, or that of one of `customWallets`. */
  | { view: 'WalletDetails' | 'ConnectingWalletConnect'; walletId: string }
  /** `connectorId`: one of `state.connectors.list`. */
  | { view: 'ConnectingExternal'; connectorId: string }
  /** `caipNetworkId`: a configured network, for example `eip155:56`. */
  | { view: 'SwitchNetwork' | 'SwitchActiveChain'; caipNetworkId: string }
  | { view: Exclude<View, ViewWithSubject> }

type ViewWithSubject =
  | 'WalletDetails'
  | 'ConnectingWalletConnect'
  | 'ConnectingExternal'
  | 'SwitchNetwork'
  | 'SwitchActiveChain'

export type OpenParameters = (OpenTarget | { view?: undefined }) & {
  /** Default the namespace of the active network. Another one goes through the switch of the network. */
  namespace?: Namespace | undefined
}

/** The side from which a view comes in. */
export type Direction = 'next' | 'prev'
