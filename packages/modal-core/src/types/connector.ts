import type { Namespace } from './network.ts'

/**
 * How a connector reached the page: `ANNOUNCED` by EIP-6963, `INJECTED` as `window.ethereum`,
 * `EXTERNAL` for anything else that the adapter brings.
 */
export type ConnectorType = 'ANNOUNCED' | 'INJECTED' | 'EXTERNAL'

/** The name of whatever put itself at `window.ethereum`. */
export const BROWSER_WALLET = 'Browser Wallet'

/** What an adapter says about a connector. Names and icons come from extensions: hostile until cleaned. */
export type ConnectorInput = {
  /** Stable over reloads. The rdns for announced wallets. */
  id: string
  name: unknown
  icon?: unknown
  type: ConnectorType
  rdns?: string | undefined
  /** Whether the wallet is there to answer. */
  installed: boolean
}

/** A connector that is safe to draw. */
export type Connector = {
  id: string
  /** Without control and bidi characters, at most 40 characters. */
  name: string
  type: ConnectorType
  /** The namespace it connects. */
  chain: Namespace
  /** A `data:` or `blob:` image, or undefined where a monogram is drawn. */
  imageUrl: string | undefined
  rdns: string | undefined
  installed: boolean
  /** The wallet this visitor used last. */
  recent: boolean
}
