import type { Modal } from '../createModal.ts'
import { activeAccount, isUnsupported } from '../selectors/selectors.ts'
import type { Route, View } from '../types/route.ts'

type ViewRules<name extends View> = {
  /** Whether it has nothing to show without an account: `open` does not go there, and it closes with the account. */
  needsAccount: boolean
  /** Whether `open` may go there: what the view is about exists, and the feature behind it is on. */
  openable: (modal: Modal, route: Extract<Route, { view: name }>) => boolean
}

const always = () => true
const isNamed = (_: Modal, { walletId }: { walletId: unknown }) => walletId !== undefined
const canPair = ({ pairing }: Modal) => pairing.source !== undefined
const networkOf = ({ networks }: Modal, caipNetworkId: string) =>
  networks.list.find((network) => network.caipNetworkId === caipNetworkId)

/** The rules of every view. `open` and `followAccount` decide by them. */
const views: { [name in View]: ViewRules<name> } = {
  Connect: { needsAccount: false, openable: always },
  AllWallets: { needsAccount: false, openable: always },
  WalletDetails: { needsAccount: false, openable: isNamed },
  WhatIsAWallet: { needsAccount: false, openable: always },
  GetAWallet: { needsAccount: false, openable: always },
  ConnectingExternal: {
    needsAccount: false,
    openable: ({ connectors, state }, { connectorId }) => {
      const connector = connectors.find(connectorId)
      const account = activeAccount(state)
      const isInUse = account.status === 'connected' && account.connectorId === connectorId
      return connector !== undefined && connector.type !== 'WALLET_CONNECT' && !isInUse
    },
  },
  ConnectingWalletConnectBasic: { needsAccount: false, openable: canPair },
  ConnectingWalletConnect: {
    needsAccount: false,
    openable: (modal, route) => canPair(modal) && isNamed(modal, route),
  },
  Account: { needsAccount: true, openable: ({ state }) => !isUnsupported(state) },
  UnsupportedChain: { needsAccount: true, openable: ({ state }) => isUnsupported(state) },
  SwitchNetwork: {
    needsAccount: true,
    openable: (modal, { caipNetworkId }) => {
      const network = networkOf(modal, caipNetworkId)
      const account = network && modal.accounts.get(network.chainNamespace)
      const isElsewhere = account?.status === 'connected' && account.chainId !== network?.id
      return isElsewhere && modal.options.state.enableNetworkSwitch
    },
  },
  Networks: { needsAccount: false, openable: ({ options }) => options.state.enableNetworkSwitch },
  ProfileWallets: { needsAccount: true, openable: always },
  ConnectWallets: {
    needsAccount: true,
    openable: ({ wallets }) => wallets.state.features.multiWallet !== false,
  },
  SwitchActiveChain: {
    needsAccount: true,
    openable: (modal, { caipNetworkId }) => {
      const network = networkOf(modal, caipNetworkId)
      return network !== undefined && modal.accounts.get(network.chainNamespace).status !== 'connected'
    },
  },
  SIWXSignMessage: { needsAccount: true, openable: ({ siwx }) => siwx?.canSign() === true },
  DataCapture: {
    needsAccount: true,
    openable: ({ email, wallets }) =>
      email.onCapture !== undefined && wallets.state.features.emailCapture !== false,
  },
}

/** The rules of a view, as those of any: callers pass the route they were looked up by. Undefined for other names. */
export const rulesOf = (view: string): ViewRules<View> | undefined =>
  Object.hasOwn(views, view) ? (views[view as View] as ViewRules<View>) : undefined
