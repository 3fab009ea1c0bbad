import type { Namespace } from './network.ts'
import type { ProviderOf } from './providers.ts'

/**
 * The way a connector reached the page: `ANNOUNCED` by EIP-6963 or the Wallet Standard, `INJECTED` as
 * `window.ethereum`, `WALLET_CONNECT` to pair with a wallet elsewhere, `AUTH` and `ID_AUTH` for wallets behind a login,
 * `EXTERNAL` for anything else that the adapter brings. `MULTI_CHAIN` stands for the connectors of one wallet in
 * several namespaces.
 */
export type ConnectorType =
  | 'WALLET_CONNECT'
  | 'ANNOUNCED'
  | 'INJECTED'
  | 'EXTERNAL'
  | 'AUTH'
  | 'ID_AUTH'
  | 'MULTI_CHAIN'

/** True if its wallet is behind a login, and so not in the list of wallets. */
export const isLogin = (type: ConnectorType) => type === 'AUTH' || type === 'ID_AUTH'

/** The name of whatever put itself at `window.ethereum`. */
export const BROWSER_WALLET = 'Browser Wallet'

/** A connector as an adapter reports it. Names and icons come from extensions: hostile until cleaned. */
export type ConnectorInput = {
  /** Stable over reloads. The rdns for announced wallets. */
  id: string
  name: unknown
  icon?: unknown
  type: Exclude<ConnectorType, 'MULTI_CHAIN'>
  rdns?: string | undefined
  /** The wallet's id in the directory, where the adapter knows it. */
  explorerId?: string | undefined
  /** The methods that a login of type `AUTH` offers. */
  methods?: readonly ('email' | 'social')[] | undefined
  /** True if the wallet is there to answer. */
  installed: boolean
  /** Of `window.ethereum`: whether it is the provider of no wallet that has announced itself. */
  unannounced?: boolean | undefined
}

/** The connector of one wallet in one namespace. */
export type ConnectorMember = { id: string; chain: Namespace; type: ConnectorInput['type'] }

/** A connector that is safe to draw. */
export type Connector = {
  id: string
  /** Without control and bidi characters, at most 40 characters. */
  name: string
  type: ConnectorType
  /** The namespace it connects; of a `MULTI_CHAIN` one the first. */
  chain: Namespace
  /** The connectors that it stands for: itself, or one for each namespace. */
  members: readonly ConnectorMember[]
  /** Short names of its namespaces, where the page has wallets of several: `EVM · Solana`. */
  chains?: string | undefined
  /** A `data:` or `blob:` image, or undefined where a monogram is drawn. */
  imageUrl: string | undefined
  rdns: string | undefined
  /** The id of the wallet in the directory: what the adapter says, else that of the wallet with its rdns. */
  explorerId: string | undefined
  /** The directory's id of that wallet's picture, which is drawn where the connector has no icon of its own. */
  imageId: string | undefined
  methods: readonly ('email' | 'social')[]
  installed: boolean
  /** True if it is among the wallets that this visitor used last. */
  recent: boolean
  /**
   * Resolves with this wallet's provider, as `getProvider` of the instance: on eip155 also while it is not connected.
   * Default of the namespace in `chain`. It is no part of the state. Resolves to undefined where the wallet is not
   * there, or not of that namespace.
   */
  getProvider: <namespace extends Namespace = Namespace>(parameters?: {
    namespace?: namespace | undefined
  }) => Promise<ProviderOf<namespace> | undefined>
}
