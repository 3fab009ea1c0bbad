import {
  type DeepReadonly,
  findConnector,
  type ModalState,
  type Route,
  type View as ViewName,
} from '@foyer/modal-core'
import { providerNames } from '@foyer/modal-core/floor'
import { findWallet } from '@foyer/modal-core/wallets'
import type { Strings } from '../locales/en/base.ts'
import type { Group } from '../locales/loadGroup.ts'

type State = DeepReadonly<ModalState>

type ViewEntry<name extends ViewName> = {
  tag: `fy-${string}-view`
  title: (strings: Strings, state: State, route: DeepReadonly<Extract<Route, { view: name }>>) => string
  /** The texts that it has beside those of the whole modal. */
  group?: Group
  /** True if it has a second column where there is room. */
  isWide?: boolean
  /** Loads its chunk, which registers the element. */
  load: () => Promise<unknown>
}

const nameOf = ({ networks }: State, caipNetworkId: string) =>
  networks.list.find((network) => network.caipNetworkId === caipNetworkId)?.name ?? ''

const loadFeatureView = async (view: keyof typeof import('./featureViews.ts').featureViews) =>
  (await import('./featureViews.ts')).featureViews[view]()

/**
 * Every view of the router: its element, its heading and its chunk. Connect has no chunk of its own: nearly every first
 * open shows it, so it comes with the modal and saves requests.
 *
 * Each of the files that are loaded imports `exports/modal.ts`, though it is there already: what a chunk shares with
 * the modal without importing it, Rolldown puts into one more chunk, which the first open would have to load. For the
 * same reason the views that the account leads to import `account/fy-account-view.ts`.
 */
const views: { [name in ViewName]: ViewEntry<name> } = {
  Connect: {
    tag: 'fy-connect-view',
    title: (strings) => strings.connectTitle,
    isWide: true,
    load: async () => {},
  },
  AllWallets: {
    tag: 'fy-all-wallets-view',
    title: (strings) => strings.allWallets,
    load: () => import('./all-wallets/fy-all-wallets-view.ts'),
  },
  WalletDetails: {
    tag: 'fy-wallet-details-view',
    group: 'steps',
    title: (strings, state, { walletId }) => findWallet(state, walletId)?.name ?? strings.getWallet,
    load: () => import('./wallet-details/fy-wallet-details-view.ts'),
  },
  WhatIsAWallet: {
    tag: 'fy-what-is-a-wallet-view',
    title: (strings) => strings.whatIsWallet,
    load: () => loadFeatureView('WhatIsAWallet'),
  },
  GetAWallet: {
    tag: 'fy-get-a-wallet-view',
    title: (strings) => strings.getWallet,
    load: () => loadFeatureView('GetAWallet'),
  },
  ConnectingExternal: {
    tag: 'fy-connecting-external-view',
    title: (strings, { connectors }, { connectorId }) =>
      findConnector(connectors.list, connectorId)?.name ?? strings.connectTitle,
    load: () => import('./connecting-external/fy-connecting-external-view.ts'),
  },
  ConnectingWalletConnectBasic: {
    tag: 'fy-connecting-wallet-connect-basic-view',
    group: 'steps',
    title: (strings) => strings.scanTitle,
    load: () => import('./connecting-wallet-connect-basic/fy-connecting-wallet-connect-basic-view.ts'),
  },
  ConnectingWalletConnect: {
    tag: 'fy-connecting-wallet-connect-view',
    group: 'steps',
    title: (strings, state, { walletId }) => findWallet(state, walletId)?.name ?? strings.connectTitle,
    load: () => import('./connecting-wallet-connect/fy-connecting-wallet-connect-view.ts'),
  },
  Account: {
    tag: 'fy-account-view',
    group: 'account',
    title: (strings) => strings.accountTitle,
    load: () => import('./account/fy-account-view.ts'),
  },
  UnsupportedChain: {
    tag: 'fy-unsupported-chain-view',
    group: 'steps',
    title: (strings) => strings.unsupportedTitle,
    load: () => import('./unsupported-chain/fy-unsupported-chain-view.ts'),
  },
  SwitchNetwork: {
    tag: 'fy-switch-network-view',
    group: 'steps',
    title: (strings, state, { caipNetworkId }) => nameOf(state, caipNetworkId) || strings.switchNetwork,
    load: () => loadFeatureView('SwitchNetwork'),
  },
  Networks: {
    tag: 'fy-networks-view',
    group: 'steps',
    title: (strings) => strings.networksTitle,
    load: () => import('./networks/fy-networks-view.ts'),
  },
  ProfileWallets: {
    tag: 'fy-profile-wallets-view',
    group: 'steps',
    title: (strings) => strings.walletsTitle,
    load: () => loadFeatureView('ProfileWallets'),
  },
  /** The same list as Connect, for one wallet more. */
  ConnectWallets: {
    tag: 'fy-connect-view',
    title: (strings) => strings.addWallet,
    isWide: true,
    load: async () => {},
  },
  SwitchActiveChain: {
    tag: 'fy-switch-active-chain-view',
    group: 'steps',
    title: (strings, state, { caipNetworkId }) => strings.switchChainTitle(nameOf(state, caipNetworkId)),
    load: () => loadFeatureView('SwitchActiveChain'),
  },
  SIWXSignMessage: {
    tag: 'fy-siwx-sign-message-view',
    group: 'steps',
    title: (strings) => strings.signTitle,
    load: () => import('./siwx-sign-message/fy-siwx-sign-message-view.ts'),
  },
  DataCapture: {
    tag: 'fy-data-capture-view',
    group: 'steps',
    title: (strings) => strings.emailTitle,
    load: () => loadFeatureView('DataCapture'),
  },
  WalletReceive: {
    tag: 'fy-wallet-receive-view',
    group: 'account',
    title: (strings) => strings.walletReceiveTitle,
    load: () => loadFeatureView('WalletReceive'),
  },
  WalletSend: {
    tag: 'fy-wallet-send-view',
    group: 'send',
    title: (strings) => strings.walletSendTitle,
    load: () => loadFeatureView('WalletSend'),
  },
  WalletSendSelectToken: {
    tag: 'fy-wallet-send-select-token-view',
    group: 'send',
    title: (strings) => strings.walletSendSelectTokenTitle,
    load: () => loadFeatureView('WalletSendSelectToken'),
  },
  WalletSendPreview: {
    tag: 'fy-wallet-send-preview-view',
    group: 'send',
    title: (strings) => strings.walletSendPreviewTitle,
    load: () => loadFeatureView('WalletSendPreview'),
  },
  WalletSendConfirmed: {
    tag: 'fy-wallet-send-confirmed-view',
    group: 'send',
    title: (strings) => strings.walletSendConfirmedTitle,
    load: () => loadFeatureView('WalletSendConfirmed'),
  },
  Swap: {
    tag: 'fy-swap-view',
    group: 'swap',
    title: (strings) => strings.swapTitle,
    load: () => loadFeatureView('Swap'),
  },
  SwapSelectToken: {
    tag: 'fy-swap-select-token-view',
    group: 'swap',
    title: (strings) => strings.walletSendSelectTokenTitle,
    load: () => loadFeatureView('SwapSelectToken'),
  },
  SwapPreview: {
    tag: 'fy-swap-preview-view',
    group: 'swap',
    title: (strings, { swap }) =>
      swap?.status === 'ready' || swap?.status === 'moved'
        ? strings.walletSendPreviewTitle
        : strings.swapTitle,
    load: () => loadFeatureView('SwapPreview'),
  },
  EmailLogin: {
    tag: 'fy-email-login-view',
    group: 'login',
    title: (strings) => strings.emailLoginTitle,
    load: () => import('./email-login/fy-email-login-view.ts'),
  },
  ConnectingSocial: {
    tag: 'fy-connecting-social-view',
    group: 'login',
    title: (_, __, { provider }) => providerNames[provider],
    load: () => import('./connecting-social/fy-connecting-social-view.ts'),
  },
  ConnectingFarcaster: {
    tag: 'fy-connecting-farcaster-view',
    group: 'login',
    title: () => providerNames.farcaster,
    load: () => loadFeatureView('ConnectingFarcaster'),
  },
  UpdateEmailWallet: {
    tag: 'fy-update-email-wallet-view',
    group: 'login',
    title: (strings) => strings.emailLabel,
    load: () => loadFeatureView('UpdateEmailWallet'),
  },
  /** Drawn where the modal is part of the page; elsewhere it makes way for the wallet's dialog. */
  ApproveTransaction: {
    tag: 'fy-approve-transaction-view',
    group: 'login',
    title: (strings) => strings.approveTransactionTitle,
    load: () => loadFeatureView('ApproveTransaction'),
  },
  RegisterAccountName: {
    tag: 'fy-register-account-name-view',
    group: 'names',
    title: (strings) => strings.registerAccountNameTitle,
    load: () => loadFeatureView('RegisterAccountName'),
  },
  RegisterAccountNameSuccess: {
    tag: 'fy-register-account-name-success-view',
    group: 'names',
    title: (strings) => strings.registerAccountNameSuccessTitle,
    load: () => loadFeatureView('RegisterAccountNameSuccess'),
  },
  OnRampProviders: {
    tag: 'fy-on-ramp-providers-view',
    group: 'onRamp',
    title: (strings) => strings.onRampProvidersTitle,
    load: () => loadFeatureView('OnRampProviders'),
  },
  OnRampTokenSelect: {
    tag: 'fy-on-ramp-token-select-view',
    group: 'onRamp',
    title: (strings) => strings.onRampTokenSelectTitle,
    load: () => loadFeatureView('OnRampTokenSelect'),
  },
  OnRampFiatSelect: {
    tag: 'fy-on-ramp-fiat-select-view',
    group: 'onRamp',
    title: (strings) => strings.onRampFiatSelectTitle,
    load: () => loadFeatureView('OnRampFiatSelect'),
  },
}

/** The entry of a view, as one that takes any route: callers pass the route it was looked up by. */
export const viewOf = (view: ViewName) => views[view] as ViewEntry<ViewName>
