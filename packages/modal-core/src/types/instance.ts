import type { ConnectParameters, ConnectReturnType } from '../actions/connect.ts'
import type { DisconnectParameters } from '../actions/disconnect.ts'
import type { GetIdentityTokenReturnType } from '../actions/getIdentityToken.ts'
import type { GetProviderParameters, GetProviderReturnType } from '../actions/getProvider.ts'
import type { LoadActivityParameters } from '../actions/loadActivity.ts'
import type { LoadBalanceParameters } from '../actions/loadBalance.ts'
import type { SwitchConnectionParameters } from '../actions/switchConnection.ts'
import type { SwitchNetworkParameters } from '../actions/switchNetwork.ts'
import type { WatchBalanceReturnType } from '../actions/watchBalance.ts'
import type { Diagnosis } from './diagnosis.ts'
import type { AllEvents } from './events.ts'
import type { GetIdentityTokenParameters } from './login.ts'
import type { FeatureControls } from './modal.ts'
import type { Namespace, NamespaceOf, Networks } from './network.ts'
import type { Options, TokensOf } from './options.ts'
import type { OpenParameters } from './route.ts'
import type { DeepReadonly, ModalState } from './state.ts'

/** The options that `update` takes. */
export type UpdateParameters<networks extends Networks = Networks> = Partial<
  Omit<Options, 'connectNetwork' | 'tokens'>
> & {
  connectNetwork?: networks[number] | undefined
  tokens?: TokensOf<networks> | undefined
}

/**
 * A modal as the dapp holds it: what `createFoyer()` returns. What takes a chain is a method, so that an instance of
 * certain networks is an instance of any.
 */
export type Instance<networks extends Networks = Networks> = {
  /** The option `id`, `default` without one. */
  id: string
  /** A frozen snapshot. */
  readonly state: DeepReadonly<ModalState>
  /** The state at creation, for the first render on a server. */
  readonly initialState: DeepReadonly<ModalState>
  /** Calls back after each change, once per batch. Returns the function that stops it. */
  subscribe: (listener: () => void) => () => void
  /** Returns the function that removes the handler. `*` is for all events: `({ name, data }) => …`. */
  on: <name extends keyof AllEvents>(name: name, handler: (data: AllEvents[name]) => void) => () => void
  /**
   * Opens the modal at the view, or where its opening rules lead. Resolves once it is open; its code may still load.
   *
   * @throws {DocumentNotFoundError} it was called on a server
   * @throws {ViewNotAvailableError} no feature of this version draws the view
   */
  open: (parameters?: OpenParameters) => Promise<void>
  /** Closes the modal. An embedded one shows Account or Connect instead. */
  close: () => void
  /** Loads what the first open needs; the button calls it on hover and focus. Resolves even if that fails. */
  prefetch: () => Promise<void>
  /** Checks the wallets' icons, for your own list: the modal does so when it opens. Before that `imageUrl` is undefined. */
  loadIcons: () => Promise<void>
  /** Changes options at any time, also while the modal is open. */
  update(options: UpdateParameters<networks>): void
  /** Connects without opening the modal. */
  connect: (parameters: ConnectParameters) => Promise<ConnectReturnType>
  /** Disconnects every wallet of the namespace, or the one that is named. */
  disconnect: (parameters?: DisconnectParameters) => Promise<void>
  /** Makes another connected wallet, or another account of one, the one in use. */
  switchConnection: (parameters: SwitchConnectionParameters) => Promise<void>
  /** Makes another configured network the one in use, and asks the wallet to follow. */
  switchNetwork(parameters: SwitchNetworkParameters<networks>): Promise<void>
  /**
   * The provider of the wallet in use, paired wallets too: an EIP-1193 one on eip155, what `ProviderOf` says elsewhere.
   * Undefined while no wallet is connected.
   */
  getProvider<namespace extends Namespace = NamespaceOf<networks>>(
    parameters?: GetProviderParameters<namespace>,
  ): Promise<GetProviderReturnType<namespace>>
  /** Has the account sign in without the modal open, where `siwx` is set. */
  signIn: () => Promise<void>
  /** Ends the account's sessions; where signing in is required, its connection too. */
  signOut: () => Promise<void>
  /**
   * Checks the page and its set-up, and says what to do. Its code loads when it is called. It asks the node of each network
   * for its chain id and the sign-in server for a nonce, and sends what it finds nowhere.
   */
  diagnose: () => Promise<Diagnosis[]>
  /**
   * A token of the embedded wallet that tells your server who is logged in, for ten minutes. `verifyIdentityToken` of
   * `@foyer/modal/embedded/server` checks it there.
   */
  getIdentityToken: (parameters?: GetIdentityTokenParameters) => Promise<GetIdentityTokenReturnType>
  /** The controls of features, for your own interface: `send`, `swap`, `names`, `onRamp` and `login`, each while its feature is on. */
  readonly controls: FeatureControls
  /** Reads the balances of the account in use once, into `state.balance`. */
  loadBalance: (parameters?: LoadBalanceParameters) => Promise<void>
  /**
   * Keeps `state.balance` up to date: reads it at once, when the account or its network changes, and 30 s after a
   * failure. Returns the function that stops it.
   */
  watchBalance: () => WatchBalanceReturnType
  /** Reads the transactions of the account in use, into `state.activity`: needs the feature `activity()`. */
  loadActivity: (parameters?: LoadActivityParameters) => Promise<void>
  /** Removes the modal, its listeners and its timers. */
  destroy: () => void
}
