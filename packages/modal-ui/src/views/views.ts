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

const loadFeatureView = (view: keyof typeof import('./featureViews.ts').featureViews) =>
  import('./featureViews.ts').then((one): Promise<unknown> => one.featureViews[view]())

type TextName = { [name in keyof Strings]: Strings[name] extends string ? name : never }[keyof Strings]

/** A view of `featureViews`: its element is named after it. The title is the name of a text, or what makes one. */
const feature = <name extends keyof typeof import('./featureViews.ts').featureViews>(
  view: name,
  title: TextName | ViewEntry<name>['title'],
  group?: Group,
): ViewEntry<name> => ({
  tag: `fy-${view.replace(/\B[A-Z]/g, '-$&').toLowerCase()}-view`,
  title: typeof title === 'string' ? (strings) => strings[title] : title,
  group,
  load: () => loadFeatureView(view),
})

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
  WalletDetails: feature(
    'WalletDetails',
    (strings, state, { walletId }) => findWallet(state, walletId)?.name ?? strings.getWallet,
    'steps',
  ),
  WhatIsAWallet: feature('WhatIsAWallet', 'whatIsWallet'),
  GetAWallet: feature('GetAWallet', 'getWallet'),
  ConnectingExternal: {
    tag: 'fy-connecting-external-view',
    title: (strings, { connectors }, { connectorId }) =>
      findConnector(connectors.list, connectorId)?.name ?? strings.connectTitle,
    load: () => import('./connecting-external/fy-connecting-external-view.ts'),
  },
  ConnectingWalletConnectBasic: feature('ConnectingWalletConnectBasic', 'scanTitle', 'steps'),
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
  UnsupportedChain: feature('UnsupportedChain', 'unsupportedTitle', 'steps'),
  SwitchNetwork: feature(
    'SwitchNetwork',
    (strings, state, { caipNetworkId }) => nameOf(state, caipNetworkId) || strings.switchNetwork,
    'steps',
  ),
  Networks: feature('Networks', 'networksTitle', 'steps'),
  ProfileWallets: feature('ProfileWallets', 'walletsTitle', 'steps'),
  /** The same list as Connect, for one wallet more. */
  ConnectWallets: {
    tag: 'fy-connect-view',
    title: (strings) => strings.addWallet,
    isWide: true,
    load: async () => {},
  },
  SwitchActiveChain: feature(
    'SwitchActiveChain',
    (strings, state, { caipNetworkId }) => strings.switchChainTitle(nameOf(state, caipNetworkId)),
    'steps',
  ),
  SIWXSignMessage: {
    tag: 'fy-siwx-sign-message-view',
    group: 'steps',
    title: (strings) => strings.signTitle,
    load: () => loadFeatureView('SIWXSignMessage'),
  },
  DataCapture: feature('DataCapture', 'emailTitle', 'steps'),
  WalletReceive: feature('WalletReceive', 'walletReceiveTitle', 'account'),
  WalletSend: feature('WalletSend', 'walletSendTitle', 'send'),
  WalletSendSelectToken: feature('WalletSendSelectToken', 'walletSendSelectTokenTitle', 'send'),
  WalletSendPreview: feature('WalletSendPreview', 'walletSendPreviewTitle', 'send'),
  WalletSendConfirmed: feature('WalletSendConfirmed', 'walletSendConfirmedTitle', 'send'),
  Swap: feature('Swap', 'swapTitle', 'swap'),
  SwapSelectToken: feature('SwapSelectToken', 'walletSendSelectTokenTitle', 'swap'),
  SwapPreview: feature(
    'SwapPreview',
    (strings, { swap }) =>
      swap?.status === 'ready' || swap?.status === 'moved'
        ? strings.walletSendPreviewTitle
        : strings.swapTitle,
    'swap',
  ),
  EmailLogin: {
    tag: 'fy-email-login-view',
    group: 'login',
    title: (strings) => strings.emailLoginTitle,
    load: () => import('./email-login/fy-email-login-view.ts'),
  },
  ConnectingSocial: feature('ConnectingSocial', (_, __, { provider }) => providerNames[provider], 'login'),
  ConnectingFarcaster: feature('ConnectingFarcaster', () => providerNames.farcaster, 'login'),
  UpdateEmailWallet: feature('UpdateEmailWallet', 'emailLabel', 'login'),
  /** Drawn where the modal is part of the page; elsewhere it makes way for the wallet's dialog. */
  ApproveTransaction: feature('ApproveTransaction', 'approveTransactionTitle', 'login'),
  RegisterAccountName: feature('RegisterAccountName', 'registerAccountNameTitle', 'names'),
  RegisterAccountNameSuccess: feature(
    'RegisterAccountNameSuccess',
    'registerAccountNameSuccessTitle',
    'names',
  ),
  OnRampProviders: feature('OnRampProviders', 'onRampProvidersTitle', 'onRamp'),
  OnRampTokenSelect: feature('OnRampTokenSelect', 'onRampTokenSelectTitle', 'onRamp'),
  OnRampFiatSelect: feature('OnRampFiatSelect', 'onRampFiatSelectTitle', 'onRamp'),
}

/** The entry of a view, as one that takes any route: callers pass the route it was looked up by. */
export const viewOf = (view: ViewName) => views[view] as ViewEntry<ViewName>
