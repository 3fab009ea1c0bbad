import {
  type DeepReadonly,
  findConnector,
  type ModalState,
  type Route,
  type View as ViewName,
} from '@foyer/modal-core'
import { findWallet } from '@foyer/modal-core/wallets'
import type { Strings } from '../locales/en.ts'

type State = DeepReadonly<ModalState>

type ViewEntry<name extends ViewName> = {
  tag: `fy-${string}-view`
  title: (strings: Strings, state: State, route: DeepReadonly<Extract<Route, { view: name }>>) => string
}

const nameOf = ({ networks }: State, caipNetworkId: string) =>
  networks.list.find((network) => network.caipNetworkId === caipNetworkId)?.name ?? ''

/** Every view of the router: its element and its heading. */
const views: { [name in ViewName]: ViewEntry<name> } = {
  Connect: {
    tag: 'fy-connect-view',
    title: (strings) => strings.connectTitle,
  },
  AllWallets: {
    tag: 'fy-all-wallets-view',
    title: (strings) => strings.allWallets,
  },
  WalletDetails: {
    tag: 'fy-wallet-details-view',
    title: (strings, state, { walletId }) => findWallet(state, walletId)?.name ?? strings.getWallet,
  },
  WhatIsAWallet: {
    tag: 'fy-what-is-a-wallet-view',
    title: (strings) => strings.whatIsWallet,
  },
  GetAWallet: {
    tag: 'fy-get-a-wallet-view',
    title: (strings) => strings.getWallet,
  },
  ConnectingExternal: {
    tag: 'fy-connecting-external-view',
    title: (strings, { connectors }, { connectorId }) =>
      findConnector(connectors.list, connectorId)?.name ?? strings.connectTitle,
  },
  ConnectingWalletConnectBasic: {
    tag: 'fy-connecting-wallet-connect-basic-view',
    title: (strings) => strings.scanTitle,
  },
  ConnectingWalletConnect: {
    tag: 'fy-connecting-wallet-connect-view',
    title: (strings, state, { walletId }) => findWallet(state, walletId)?.name ?? strings.connectTitle,
  },
  Account: {
    tag: 'fy-account-view',
    title: (strings) => strings.accountTitle,
  },
  UnsupportedChain: {
    tag: 'fy-unsupported-chain-view',
    title: (strings) => strings.unsupportedTitle,
  },
  SwitchNetwork: {
    tag: 'fy-switch-network-view',
    title: (strings, state, { caipNetworkId }) => nameOf(state, caipNetworkId) || strings.switchNetwork,
  },
  Networks: {
    tag: 'fy-networks-view',
    title: (strings) => strings.networksTitle,
  },
  ProfileWallets: {
    tag: 'fy-profile-wallets-view',
    title: (strings) => strings.walletsTitle,
  },
  /** The same list as Connect, for one wallet more. */
  ConnectWallets: {
    tag: 'fy-connect-view',
    title: (strings) => strings.addWallet,
  },
  SwitchActiveChain: {
    tag: 'fy-switch-active-chain-view',
    title: (strings, state, { caipNetworkId }) => strings.switchChainTitle(nameOf(state, caipNetworkId)),
  },
  SIWXSignMessage: {
    tag: 'fy-siwx-sign-message-view',
    title: (strings) => strings.signTitle,
  },
  DataCapture: {
    tag: 'fy-data-capture-view',
    title: (strings) => strings.emailTitle,
  },
}

/** The entry of a view, as one that takes any route: callers pass the route it was looked up by. */
export const viewOf = (view: ViewName) => views[view] as ViewEntry<ViewName>
