import type { BaseError } from '../errors/BaseError.ts'
import type { AlertCode, AlertReason } from './alert.ts'
import type { ChainId, Namespace } from './network.ts'
import type { Direction, View } from './route.ts'

/** What `on` can listen to, with what each handler gets. */
export type ModalEvents = {
  open: { view: View }
  close: { view: View }
  view: { view: View; direction: Direction }
  /** `reconnected` is true when the connection was taken up after a reload. */
  connect: {
    namespace: Namespace
    address: string
    chainId: ChainId
    connectorId: string
    reconnected: boolean
  }
  /** The last connection of the namespace is gone. */
  disconnect: { namespace: Namespace }
  accountChange: { namespace: Namespace; address: string }
  networkChange: { namespace: Namespace; chainId: ChainId }
  /** A session for this account has been stored. `chainId` is CAIP-2. */
  signIn: { address: string; chainId: string }
  /** The account's sessions were ended. */
  signOut: { address: string }
  /** Signing failed, or a session could not be read, stored or ended. */
  signInError: { error: BaseError }
  /** A server or the configuration is not as it should be; `alerts.md` says what each code means. */
  alert: { code: AlertCode; title: string; reason?: AlertReason | undefined }
  /** The status of a transaction that `transactions()` or `send()` follows. */
  transaction: {
    hash: string
    chainId: ChainId
    status: 'pending' | 'confirmed' | 'reverted' | 'replaced' | 'timedOut'
    /** The hash of the transaction in the block, where the user replaced the one that was sent in the wallet. */
    replacement?: string
  }
  /**
   * How sending with `send()` goes: the wallet got the request, has sent, was rejected by the user, or failed. `token` is
   * the token's symbol, `address` the account's address.
   */
  send: {
    status: 'initiated' | 'success' | 'rejected' | 'error'
    chainId: ChainId
    token: string
    address: string
  }
  error: { error: BaseError }
}
