import type { createAccounts } from '../controllers/createAccounts.ts'
import type { createActivity } from '../controllers/createActivity.ts'
import type { createAlerts } from '../controllers/createAlerts.ts'
import type { createBalance } from '../controllers/createBalance.ts'
import type { createConnections } from '../controllers/createConnections.ts'
import type { createConnectors } from '../controllers/createConnectors.ts'
import type { createEmailCapture } from '../controllers/createEmailCapture.ts'
import type { createNetworks } from '../controllers/createNetworks.ts'
import type { createOptions } from '../controllers/createOptions.ts'
import type { createPairing } from '../controllers/createPairing.ts'
import type { createRouter } from '../controllers/createRouter.ts'
import type { createShake } from '../controllers/createShake.ts'
import type { createSnackbar } from '../controllers/createSnackbar.ts'
import type { createTransactions } from '../controllers/createTransactions.ts'
import type { createWalletRequest } from '../controllers/createWalletRequest.ts'
import type { createWallets } from '../controllers/createWallets.ts'
import type { ModalStorage } from '../storage/createStorage.ts'
import type { Emitter } from '../utils/createEmitter.ts'
import type { Adapter } from './adapter.ts'
import type { ModalEvents } from './events.ts'
import type { LoginSource } from './login.ts'
import type { NamesControl } from './names.ts'
import type { Namespace } from './network.ts'
import type { OnRampControl } from './onRamp.ts'
import type { SendControl } from './send.ts'
import type { Servers } from './server.ts'
import type { SiwxControl } from './signIn.ts'
import type { DeepReadonly, FeatureState, ModalState } from './state.ts'
import type { SwapControl } from './swap.ts'
import type { TransactionsControl } from './transactions.ts'

/** Functions of features that views call. Each is there while the modal has its feature. */
export type FeatureControls = {
  send?: SendControl
  names?: NamesControl
  swap?: SwapControl
  onRamp?: OnRampControl
  login?: LoginSource
  transactions?: TransactionsControl
}

/** The part of a modal that a feature may use. */
export type FeatureModal = {
  readonly id: string
  /** True if the dapp has set `debug`. */
  readonly debug: boolean
  /** A frozen snapshot. */
  readonly state: DeepReadonly<ModalState>
  /** Calls back after each change of the state, once per batch. Returns the function that stops it. */
  subscribe: (listener: () => void) => () => void
  /**
   * Puts state of the feature's own into the modal's state, under its name. Returns the object to write to: each
   * write is a change of the state. Where another feature has put some there, that is returned as it is.
   */
  attach: <name extends keyof FeatureState>(
    name: name,
    state: NonNullable<FeatureState[name]>,
  ) => NonNullable<FeatureState[name]>
  /** Listens with `on`, tells with `emit`. */
  readonly events: Emitter<ModalEvents>
  /** Keeps things over a reload, under the modal's id. */
  readonly storage: ModalStorage
  /** The configured networks: `list`, `find`, `get` and `active`. */
  readonly networks: ReturnType<typeof createNetworks>
  /** The servers and the project that the dapp named. */
  readonly servers: Servers
  /** Shows an `APKT` code to developers. */
  readonly alerts: ReturnType<typeof createAlerts>
  /** Shows a short message to users. */
  readonly snackbar: ReturnType<typeof createSnackbar>
  /** Sets where pairing URIs come from (`setSource`), and how far a pairing has come. */
  readonly pairing: ReturnType<typeof createPairing>
  /** Sets where transactions come from (`setSource`). */
  readonly activity: ReturnType<typeof createActivity>
  /** Functions of features that views call: each puts its own in, under its name. */
  readonly controls: FeatureControls
  /** Signing in. Undefined where the dapp asks for no sign-in, and on a server. */
  readonly siwx: SiwxControl | undefined
  adapterOf: (namespace: Namespace) => Adapter | undefined
  /** Starts an adapter for a namespace that the dapp has none for. Call it once all features have started. */
  addAdapter: (adapter: Adapter) => void
}

/** A modal as actions and views use it. Everything that is not in `FeatureModal` may change in any release. */
export type Modal = FeatureModal & {
  readonly initialState: DeepReadonly<ModalState>
  readonly options: ReturnType<typeof createOptions>
  readonly connectors: ReturnType<typeof createConnectors>
  readonly wallets: ReturnType<typeof createWallets>
  readonly accounts: ReturnType<typeof createAccounts>
  readonly connections: ReturnType<typeof createConnections>
  readonly balance: ReturnType<typeof createBalance>
  readonly router: ReturnType<typeof createRouter>
  readonly request: ReturnType<typeof createWalletRequest>
  readonly shake: ReturnType<typeof createShake>
  readonly transactions: ReturnType<typeof createTransactions>
  readonly email: ReturnType<typeof createEmailCapture>
  /** True if the dapp passed an adapter. */
  readonly hasAdapters: boolean
  /** Has the adapters look again for wallets that announce themselves by no event. */
  readonly discover: () => void
  destroy: () => void
}
