import { isForMobile } from '../handoff/platforms.ts'
import { BROWSER_WALLET } from '../types/connector.ts'
import type { DeepReadonly, ModalState } from '../types/state.ts'
import type { Wallet } from '../types/wallet.ts'

type State = DeepReadonly<ModalState>
type AnyWallet = DeepReadonly<Wallet>
type AnyConnector = State['connectors']['list'][number]

/** A wallet's names in an option: its rdns, its id in the directory, or its name in any case. */
type Named = { id: string; name: string; rdns?: string | undefined; explorerId?: string | undefined }

const namesOf = ({ id, name, rdns, explorerId }: Named) =>
  [rdns, id, explorerId, name.toLowerCase()].filter((text) => text !== undefined)

/** A wallet that is on the page and says which it is. */
export const isNamedInjected = ({ type, name }: AnyConnector) =>
  (type === 'ANNOUNCED' || type === 'INJECTED' || type === 'MULTI_CHAIN') && name !== BROWSER_WALLET

/** The wallet's index in the option, or -1. */
export function placeIn(option: readonly string[], named: Named): number {
  if (option.length === 0) return -1
  const names = namesOf(named)
  return option.findIndex((text) => names.includes(text) || names.includes(text.toLowerCase()))
}

export const isExcluded = ({ options }: State, named: Named) => placeIn(options.excludeWallets, named) !== -1

/** The dapp's own rank of a wallet, else its place in the directory: the smaller, the earlier. */
export function rankOf({ options }: State, named: Named, wallet: AnyWallet | undefined): number {
  const name = namesOf(named).find((text) => Object.hasOwn(options.walletRanks, text))
  if (name !== undefined) return options.walletRanks[name] ?? Number.POSITIVE_INFINITY
  return wallet?.displayIndex ?? wallet?.order ?? Number.POSITIVE_INFINITY
}

/**
 * The connector of this page that reaches the wallet. An announced one is found by its rdns or directory id only,
 * because it chooses its own name; one that the dapp has configured also by its name.
 */
export function connectorOf({ connectors }: State, wallet: AnyWallet): AnyConnector | undefined {
  return connectors.list.find(
    ({ id, rdns, explorerId, name, type }) =>
      explorerId === wallet.id ||
      (wallet.rdns !== undefined && (rdns === wallet.rdns || id === wallet.rdns)) ||
      ((type === 'EXTERNAL' || type === 'INJECTED') && isSameName(name, wallet.name)),
  )
}

const isSameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** The connector that pairs with wallets on other devices. */
export const pairingConnector = ({ connectors }: State): AnyConnector | undefined =>
  connectors.list.find(({ type }) => type === 'WALLET_CONNECT')

/**
 * Returns true if a wallet of the directory is listed: it is not excluded, supports one of the networks, can be reached
 * from this device, and has a way to connect. Without pairing that is an extension or the wallet's own browser.
 */
export function isListed(state: State, wallet: AnyWallet, { mobile }: { mobile: boolean }): boolean {
  if (isExcluded(state, wallet) || !isOnNetworks(state, wallet)) return false
  if (mobile && !isForMobile(wallet)) return false
  const { injected, rdns, mobileLink, universalLink, desktopLink, webappLink } = wallet
  if (injected || rdns !== undefined) return true
  return (
    pairingConnector(state) !== undefined &&
    [mobileLink, universalLink, desktopLink, webappLink].some((link) => link !== undefined)
  )
}

function isOnNetworks({ networks }: State, { chains }: AnyWallet) {
  if (chains.length === 0) return true
  return networks.list.some(
    ({ caipNetworkId, chainNamespace }) => chains.includes(caipNetworkId) || chains.includes(chainNamespace),
  )
}
