import type { BaseError } from '../errors/errors.ts'
import type { WithEvery } from '../utils/createEmitter.ts'
import type { AlertCode, AlertReason } from './alert.ts'
import type { ChainId, Namespace } from './network.ts'
import type { Direction, View } from './route.ts'

/** The events of `on`, with the payload that each handler gets. */
export type ModalEvents = {
  /** The modal has opened. */
  open: { view: View }
  /** The modal has closed. */
  close: { view: View }
  /** Another view is shown. */
  view: { view: View; direction: Direction }
  /** A wallet has connected. `reconnected` is true when the connection was taken up after a reload. */
  connect: {
    namespace: Namespace
    address: string
    chainId: ChainId
    connectorId: string
    reconnected: boolean
  }
  /** The last connection of the namespace is gone. */
  disconnect: { namespace: Namespace }
  /** Another account is in use. */
  accountChange: { namespace: Namespace; address: string }
  /** Another network is in use. */
  networkChange: { namespace: Namespace; chainId: ChainId }
  /** A session for this account has been stored. `chainId` is CAIP-2. */
  signIn: { address: string; chainId: string }
  /** The account's sessions were ended. */
  signOut: { address: string }
  /** Signing failed, or a session could not be read, stored or ended. */
  signInError: { error: BaseError }
  /** A server or the configuration is not as it should be; `alerts.md` says what each code means. */
  alert: { code: AlertCode; title: string; reason?: AlertReason | undefined }
  /**
   * The status of a transaction that `transactions()`, `send()` or `swap()` follows. `shared`: its account is a contract,
   * such as a Safe, and the transaction waits for the account's other owners. `expired`: a network outside EVM did not take
   * it in time, and never will.
   */
  transaction: {
    hash: string
    chainId: ChainId
    status: 'pending' | 'shared' | 'confirmed' | 'reverted' | 'replaced' | 'timedOut' | 'expired'
    /**
     * The hash of the transaction in the block, where that is another one: the user replaced in the wallet what was sent, or
     * others executed it for a contract account.
     */
    replacement?: string
    /** On Solana: the height of the last block that takes it, where that is known. */
    lastBlock?: number | undefined
  }
  /**
   * A paired wallet has sent something after the page had stopped waiting for it: its request had failed with 8000, or the
   * page was loaded again. Treat it as sent, and look it up before you ask for the same again.
   */
  lateAnswer: {
    method: 'eth_sendTransaction' | 'wallet_sendCalls' | 'solana_signAndSendTransaction' | 'sendTransfer'
    /** CAIP-2. */
    chainId: string
    /** The account that the request named. Undefined where it named none. */
    address: string | undefined
    /** The wallet's answer, unchecked: the hash or id of the transaction, or the answer about the calls. */
    result: unknown
  }
  /**
   * Progress of sending with `send()`: the wallet got the request, has sent, was rejected by the user, or failed.
   * `token` is the token's symbol, `address` the account's address.
   */
  send: {
    status: 'initiated' | 'success' | 'rejected' | 'error'
    chainId: ChainId
    token: string
    address: string
  }
  /**
   * Progress of a registration with `names()`: the wallet was asked to sign, the account has the name, the user
   * declined, or it failed.
   */
  registerName: {
    status: 'initiated' | 'success' | 'rejected' | 'error'
    /** With its zone, for example `alice.foyer.example`. */
    name: string
    chainId: ChainId
    address: string
  }
  /**
   * Progress of swapping with `swap()`: the wallet got the request, the network has confirmed it (`success`), the user
   * rejected it, or it failed. `from` and `to` are the symbols of the tokens, `address` is the account's.
   */
  swap: {
    status: 'initiated' | 'success' | 'rejected' | 'error'
    chainId: ChainId
    from: string
    to: string
    address: string
  }
  /**
   * Progress of buying with `onRamp()`: a link to the provider was asked for, is there, was followed by the user, or
   * could not be had. Only the provider knows if the user paid.
   */
  onRamp: {
    status: 'initiated' | 'linked' | 'left' | 'error'
    provider: string
    /** The token's symbol. */
    token: string
    currency: string
  }
  /**
   * Something failed: connecting, disconnecting, switching the network, reading balances, looking up or registering a name,
   * estimating a fee, sending, swapping, a feature without a server, or loading a part of the modal. A request that the user
   * rejected is not an error.
   */
  error: { error: BaseError }
}

/** The events, and `*`, whose handlers get each of them with its name. */
export type AllEvents = WithEvery<ModalEvents>
