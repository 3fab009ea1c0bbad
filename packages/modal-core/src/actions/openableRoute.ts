import { ViewNotAvailableError } from '../errors/ViewNotAvailableError.ts'
import { canBuy } from '../selectors/canBuy.ts'
import { canRegister } from '../selectors/canRegister.ts'
import { canSend } from '../selectors/canSend.ts'
import { canSwap } from '../selectors/canSwap.ts'
import { walletNetwork } from '../selectors/selectors.ts'
import type { Modal } from '../types/modal.ts'
import type { OpenTarget, Route, View } from '../types/route.ts'

type Openable<name extends View> = (
  modal: Modal,
  route: Extract<Route, { view: name }>,
) => boolean | Promise<boolean>

const always = () => true
/** These views are shown by the opening rules only. */
const byOpeningRules = () => false
const hasWalletId = (_: Modal, { walletId }: { walletId: unknown }) => walletId !== undefined
const canPair = ({ pairing }: Modal) => pairing.source !== undefined
const offersEmail = ({ controls, wallets }: Modal) =>
  controls.login !== undefined && wallets.state.features.socialLogin?.includes('email') !== false
function isInUse({ accounts, networks }: Modal, connectorId: string | undefined) {
  const account = accounts.get(networks.active().chainNamespace)
  return account.status === 'connected' && account.connectorId === connectorId
}

const networkOf = ({ networks }: Modal, caipNetworkId: string) =>
  networks.list.find((network) => network.caipNetworkId === caipNetworkId)

/** Returns true if `open` may show a view: its subject exists, and the feature behind it is on. */
const openable: { [name in View]: Openable<name> } = {
  Connect: always,
  AllWallets: always,
  WalletDetails: hasWalletId,
  WhatIsAWallet: always,
  GetAWallet: always,
  ConnectingExternal: (modal, { connectorId }) => {
    const connector = modal.connectors.find(connectorId)
    return connector !== undefined && connector.type !== 'WALLET_CONNECT' && !isInUse(modal, connectorId)
  },
  ConnectingWalletConnectBasic: canPair,
  ConnectingWalletConnect: (modal, route) => canPair(modal) && hasWalletId(modal, route),
  Account: byOpeningRules,
  UnsupportedChain: byOpeningRules,
  SwitchNetwork: (modal, { caipNetworkId }) => {
    const network = networkOf(modal, caipNetworkId)
    const account = network && modal.accounts.get(network.chainNamespace)
    const isElsewhere = account?.status === 'connected' && account.chainId !== network?.id
    return isElsewhere && modal.options.state.enableNetworkSwitch
  },
  Networks: ({ options }) => options.state.enableNetworkSwitch,
  ProfileWallets: always,
  ConnectWallets: ({ wallets }) => wallets.state.features.multiWallet !== false,
  SwitchActiveChain: (modal, { caipNetworkId }) => {
    const network = networkOf(modal, caipNetworkId)
    return network !== undefined && modal.accounts.get(network.chainNamespace).status !== 'connected'
  },
  SIWXSignMessage: async ({ siwx }) => {
    await siwx?.settle()
    return siwx?.canSign() === true
  },
  DataCapture: ({ email, wallets }) =>
    email.onCapture !== undefined && wallets.state.features.emailCapture !== false,
  WalletReceive: ({ state }) => walletNetwork(state) !== undefined,
  WalletSend: canSend,
  WalletSendSelectToken: canSend,
  WalletSendPreview: (modal) => canSend(modal) && modal.state.send?.status === 'ready',
  Swap: canSwap,
  SwapSelectToken: canSwap,
  SwapPreview: (modal) => {
    const { hash, status = 'editing' } = modal.state.swap ?? {}
    return hash !== undefined || (canSwap(modal) && ['ready', 'moved'].includes(status))
  },
  WalletSendConfirmed: ({ state }) => state.send?.hash !== undefined,
  EmailLogin: (modal, { connectorId }) => offersEmail(modal) && !isInUse(modal, connectorId),
  /** It begins with the click that opens its popup. */
  ConnectingSocial: ({ state }) => (state.login?.social?.status ?? 'idle') !== 'idle',
  /** It begins with the click that asks for its address. */
  ConnectingFarcaster: ({ state }) => (state.login?.farcaster?.status ?? 'idle') !== 'idle',
  UpdateEmailWallet: (modal) => isInUse(modal, modal.controls.login?.connectorId),
  ApproveTransaction: ({ state }) => state.login?.isApproving === true,
  RegisterAccountName: canRegister,
  RegisterAccountNameSuccess: ({ state }) => state.names?.registered !== undefined,
  OnRampProviders: ({ state }) => canBuy(state),
  OnRampTokenSelect: ({ state }) => canBuy(state),
  OnRampFiatSelect: ({ state }) => canBuy(state),
}

/**
 * The route to a view that is asked for. Undefined where what it is about, or the feature behind it, is missing.
 *
 * @throws {ViewNotAvailableError} no feature of this version draws the view
 */
export async function openableRoute(modal: Modal, target: OpenTarget): Promise<Route | undefined> {
  if (!Object.hasOwn(openable, target.view)) throw new ViewNotAvailableError({ view: target.view })
  if ('walletId' in target && !(await hasWallet(modal, target.walletId))) return undefined
  const route = toRoute(modal, target)
  const isOpenable = await (openable[route.view] as Openable<View>)(modal, route)
  return isOpenable ? route : undefined
}

/** The list of wallets may not be loaded yet, and a directory has more than it lists. */
async function hasWallet({ options, wallets }: Modal, walletId: string): Promise<boolean> {
  if (options.state.customWallets.some(({ id }) => id === walletId)) return true
  try {
    return await (await wallets.load()).has(walletId)
  } catch {
    return false
  }
}

/** A pairing view is also about the connector that pairs, a login about the one behind it. */
function toRoute({ controls, pairing, state }: Modal, target: OpenTarget): Route {
  if (target.view === 'ConnectingSocial') {
    const { social } = state.login ?? {}
    const provider = social && 'provider' in social ? social.provider : undefined
    return { ...target, connectorId: controls.login?.connectorId, provider } as Route
  }
  if (target.view === 'EmailLogin' || target.view === 'ConnectingFarcaster')
    return { view: target.view, connectorId: controls.login?.connectorId ?? '' }
  if (!target.view.startsWith('ConnectingWalletConnect')) return target as Route
  return { ...target, connectorId: pairing.source?.connectorId, isOpened: false } as Route
}
