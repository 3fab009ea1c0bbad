import { ref, subscribe } from 'valtio/vanilla'
import { walletInfo } from '../selectors/walletInfo.ts'
import type { Account, AccountDetails } from '../types/account.ts'
import type { Modal } from '../types/modal.ts'
import type { Namespace } from '../types/network.ts'
import type { DeepReadonly, ModalState } from '../types/state.ts'
import { toExplorerUrl } from '../utils/toExplorerUrl.ts'

type Connected = Extract<DeepReadonly<Account>, { status: 'connected' }>
type Details = Omit<AccountDetails, 'caipAddress'>

const described = new WeakSet<Modal>()

/**
 * Keeps what the modal knows of connected accounts in the state beside what their wallets report. It has a chunk of its
 * own, because a page without an account has nothing to describe.
 */
export function describeAccounts(modal: Modal) {
  if (described.has(modal)) return
  described.add(modal)
  const { state } = modal.accounts
  const [first] = modal.networks.list
  if (modal.networks.list.some(({ chainNamespace }) => chainNamespace !== first?.chainNamespace))
    void import('./restoreNamespace.ts').then(
      (one) => one.restoreNamespace(modal),
      () => {},
    )

  let isChanging = false

  function follow() {
    // Its own changes are reported as well.
    if (isChanging) return
    isChanging = true
    try {
      for (const namespace of Object.keys(state) as Namespace[]) {
        const account = modal.state.accounts[namespace]
        if (account.status === 'connected') change(namespace, account)
      }
    } finally {
      isChanging = false
    }
    nameProvider()
  }

  /** The connection behind a login says where its user has logged in. */
  function nameProvider() {
    const { login } = modal.controls
    const provider = login?.state.provider
    for (const list of Object.values(modal.connections.state))
      for (const connection of list) {
        const name = connection.connectorId === login?.connectorId ? provider : undefined
        if (connection.auth?.name !== name) connection.auth = name && { name }
      }
  }

  /** Writes only what differs, because each write is a change of the state. */
  function change(namespace: Namespace, account: Connected) {
    const next = describe(modal, namespace, account)
    for (const name of Object.keys(next) as (keyof Details)[])
      if (!isSame(account[name], next[name])) Object.assign(state[namespace], { [name]: next[name] })
  }

  // At once when an account changes, so that an event comes with a complete state.
  subscribe(state, follow, true)
  modal.subscribe(follow)
  follow()
}

function describe(
  { connectors, controls, networks, state }: Modal,
  namespace: Namespace,
  account: Connected,
): Details {
  const { address, chainId, connectorId } = account
  const network = networks.find(chainId, namespace)
  return {
    addressExplorerUrl: toExplorerUrl(network, 'address', address),
    balanceSymbol: network?.nativeCurrency.symbol,
    ...describeInUse({ networks, state }, namespace, account),
    connectedWalletInfo: walletInfo(state, connectors.find(connectorId)),
    ...describeLogin({ controls, state }, connectorId),
    addressLabels: labels(state, namespace, connectorId),
  }
}

/** Returns the user of the wallet behind a login. */
function describeLogin({ controls, state }: Pick<Modal, 'controls' | 'state'>, connectorId: string) {
  if (controls.login?.connectorId !== connectorId) return {}
  const user = state.login?.user
  const { social, farcaster } = state.login ?? {}
  return {
    user: user && ref(user),
    preferredAccountType: user?.accounts[0]?.type,
    smartAccountDeployed: user?.smartAccountDeployed,
    socialProvider: state.login?.provider,
    socialWindow: social?.status === 'waiting' ? ref(social.window) : undefined,
    farcasterUrl: farcaster?.status === 'waiting' ? farcaster.url : undefined,
  }
}

/** The account's name and picture and, of the account in use only, its balances and its tab. */
function describeInUse(
  { networks, state }: Pick<Modal, 'networks' | 'state'>,
  namespace: Namespace,
  { address }: Connected,
) {
  const profile = state.profiles?.[`${namespace}:${address}`]
  const isInUse = networks.active().chainNamespace === namespace
  const { current, lastRetry } = state.balance
  const tokens = isInUse && current.status === 'ready' ? current.tokens : undefined
  const { activity } = state
  return {
    profileName: profile?.name,
    profileImage: profile?.image,
    balance: tokens?.find((token) => token.address === undefined)?.amount,
    // By reference, because a copy would count as a change.
    tokenBalance: tokens && ref(tokens),
    balanceLoading: (isInUse && current.status === 'loading') || undefined,
    lastRetry: isInUse && current.status === 'failed' ? lastRetry : undefined,
    currentTab: isInUse && activity.current.status !== 'off' ? activity.currentTab : undefined,
  }
}

function labels(state: DeepReadonly<ModalState>, namespace: Namespace, connectorId: string) {
  const accounts =
    state.connections[namespace]?.find((one) => one.connectorId === connectorId)?.accounts ?? []
  const entries = accounts.flatMap(({ address, label }) => (label === undefined ? [] : [[address, label]]))
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

/** Compares texts, and objects of texts by what is in them. */
function isSame(one: Details[keyof Details], other: Details[keyof Details]): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || Array.isArray(one)) return one === other
  const [a, b] = [Object.entries(one), Object.entries(other)]
  return a.length === b.length && a.every(([key, value]) => value === Reflect.get(other, key))
}
