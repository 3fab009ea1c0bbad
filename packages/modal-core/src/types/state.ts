import type { LoadFailure } from '../errors/loadFailureOf.ts'
import type { Account, Connection } from './account.ts'
import type { ActivityRecord } from './activity.ts'
import type { AlertState } from './alert.ts'
import type { BalanceRecord } from './balance.ts'
import type { Connector } from './connector.ts'
import type { LoginRecord } from './login.ts'
import type { NamesState } from './names.ts'
import type { Namespace, Network } from './network.ts'
import type { OnRampState } from './onRamp.ts'
import type { Options } from './options.ts'
import type { PairedWallet, PairingState } from './pairing.ts'
import type { Profiles } from './profile.ts'
import type { Direction, Route } from './route.ts'
import type { SendState } from './send.ts'
import type { SiwxRecord } from './siwx.ts'
import type { SwapState } from './swap.ts'
import type { TransactionsRecord } from './transactions.ts'
import type { WalletsState } from './wallet.ts'
import type { WalletProblem } from './walletProblem.ts'

export type RouterState = {
  open: boolean
  route: Route
  history: Route[]
  direction: Direction
  /** Drawn in the page, as `<fy-modal embedded>`: it is always open. */
  embedded: boolean
  /** True while its code is loading. */
  starting: boolean
}

export type NetworksState = {
  list: Network[]
  /** CAIP-2 id of the network the dapp works on. */
  active: string
}

/** The request to a wallet that is shown. */
export type WalletRequestState =
  | { status: 'idle' }
  | { status: 'pending' }
  /**
   * `rejected` by the user, `busy` with an earlier request, `forbidden` by the wallet's rules, not sent because code for
   * it did not load (`removed`, `connection`), or anything else.
   */
  | {
      status: 'failed'
      reason: 'rejected' | 'busy' | 'forbidden' | LoadFailure
      message: string
      /** The failure of a wallet outside EVM, where there is a text for it. */
      problem?: WalletProblem | undefined
    }

export type SnackbarTone = 'success' | 'error' | 'loading'

/** Names of texts, which the drawing side has in every language. */
export type SnackbarMessage =
  | 'addressCopied'
  | 'copyFailed'
  | 'linkCopied'
  | 'linkCopyFailed'
  | 'authenticating'
  | 'authenticationFailed'
  | 'sessionFailed'
  | 'sessionExpired'
  | 'disconnectFailed'

export type SnackbarState =
  | { status: 'hidden' }
  | { status: 'shown'; tone: SnackbarTone; message: SnackbarMessage }

/** State that features bring. Each part is there while the modal has its feature. */
export type FeatureState = {
  /** Names and pictures of accounts: read them with `profileOf`. */
  profiles?: Profiles
  /** The form for sending: needs the feature `send()`. */
  send?: SendState
  /** The form for a name: needs the feature `names()`. */
  names?: NamesState
  /** The form for swapping: needs the feature `swap()`. */
  swap?: SwapState
  /** The form and the quotes of buying: needs the feature `onRamp()`. */
  onRamp?: OnRampState
  /** A login in front of a wallet: needs the feature `embeddedWallet()`. */
  login?: LoginRecord
  /** The transactions that this browser has sent: needs the feature `transactions({ show: true })`. */
  transactions?: TransactionsRecord
  /** True if the server has removed files of this page, as a deployment does: it needs a reload. */
  outdated?: boolean
}

/** Everything there is to draw. Snapshots are frozen and keep their identity while nothing changes. */
export type ModalState = FeatureState & {
  /** True while the open modal waits: for its own code, or for a wallet. */
  readonly loading: boolean
  /**
   * True until it is known if the wallet of the last visit is still connected: on a server, in the first render of
   * its page, and for at most 3 s after that.
   */
  restoring: boolean
  router: RouterState
  connectors: { list: Connector[] }
  wallets: WalletsState
  networks: NetworksState
  /** The account in use of each namespace, `disconnected` where there is none. */
  accounts: { [namespace in Namespace]: Account<namespace> }
  /** Wallets that adapters report side by side: read them with `connectionsOf`. */
  connections: Partial<Record<Namespace, Connection[]>>
  request: { current: WalletRequestState }
  /** `wallet` is the one that a pairing has led to. */
  pairing: { current: PairingState; wallet: PairedWallet | undefined }
  balance: BalanceRecord
  activity: ActivityRecord
  snackbar: { current: SnackbarState }
  alerts: { current: AlertState }
  /** True for 500 ms after the user tried to close a modal that is held. */
  shake: { active: boolean }
  options: Options
  siwx: SiwxRecord
}

export type DeepReadonly<T> = T extends
  | string // also `string & {}`, which extends object
  | ReadonlyMap<unknown, unknown>
  | ((...parameters: never[]) => unknown)
  ? T
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T
