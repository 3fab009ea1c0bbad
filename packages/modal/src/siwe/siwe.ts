import type { SiwxFeature, WebStorage } from '@foyer/modal-core'
import type { SiweServer } from './siweServer.ts'
import { siwx } from './siwx.ts'

export type SiweParameters = {
  /** Default true: a user who does not sign in is disconnected. False: users may stay without signing in. */
  required?: boolean | undefined
  /**
   * The URL where `createSiweServer` answers, for example `/siwe`, or functions that ask a server of your own. Without
   * it sessions stay in this browser: that is enough for a gate in the page, and proves nothing to a server.
   */
  server?: string | SiweServer | undefined
  /**
   * Default `network`: each network has a session of its own, so a switch asks for another signature. With `account` a
   * session counts on every network. A server whose `getSession` names no chain has sessions of accounts, whatever stands here.
   */
  scope?: 'account' | 'network' | undefined
  /** One line that the wallet shows, for example what the user agrees to. */
  statement?: string | undefined
  /** Default the page's host. */
  domain?: string | undefined
  /** Default the page's origin. */
  uri?: string | undefined
  /** Milliseconds that a signature is valid. Default one week. */
  expiresIn?: number | undefined
  /** ISO 8601. The signature is not valid before it. */
  notBefore?: string | undefined
  requestId?: string | undefined
  resources?: readonly string[] | undefined
  /** The storage of sessions without a server. Default `localStorage`; with null they end with the page. */
  storage?: WebStorage | null | undefined
}

/**
 * Sign-In with Ethereum (EIP-4361), for the option `siwx`. Its code is loaded when an account first connects.
 *
 * @example
 * createFoyer({ networks, adapters, siwx: siwe({ server: '/siwe', statement: 'I accept the terms.' }) })
 */
export function siwe(parameters: SiweParameters = {}): SiwxFeature {
  return siwx({
    required: parameters.required,
    load: async () => (await import('./createSiwe.ts')).createSiwe(parameters),
  })
}
