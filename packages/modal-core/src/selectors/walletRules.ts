import { isForMobile } from '../handoff/platforms.ts'
import { BROWSER_WALLET } from '../types/connector.ts'
import type { DeepReadonly, ModalState } from '../types/state.ts'
import type { Wallet } from '../types/wallet.ts'

type State = DeepReadonly<ModalState>
type AnyWallet = DeepReadonly<Wallet>
type AnyConnector = State['connectors']['list'][number]

/** What an option can mean a wallet by: its rdns, its id in the directory, or its name in any case. */
type Named = { id: string; name: string; rdns?: string | undefined; explorerId?: string | undefined }

const namesOf = ({ id, name, rdns, explorerId }: Named) =>
  [rdns, id, explorerId, name.toLowerCase()].filter((text) => text !== undefined)

/** A wallet that is on the page and says which it is. */
export const isNamedInjected = ({ type, name }: AnyConnector) =>
  (type === 'ANNOUNCED' || type === 'INJECTED' || type === 'MULTI_CHAIN') && name !== BROWSER_WALLET

/** Where in the option the wallet is meant, or -1. */
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
 * What on this page can be asked for the wallet. An announced one is known by its rdns or directory id alone, because
 * it chooses its name itself; what the dapp has configured also by name.
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

/** What pairs with wallets elsewhere. */
export const pairingConnector = ({ connectors }: State): AnyConnector | undefined =>
  connectors.list.find(({ type }) => type === 'WALLET_CONNECT')

/**
 * Whether a wallet of the directory is worth a line: not excluded, on one of the networks, reachable from this device,
 * and with a way to connect. Without pairing that means an extension or a browser inside the wallet.
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
