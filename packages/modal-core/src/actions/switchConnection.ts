import type { AccountNotFoundError, SmartAccountRefusedError } from '../errors/accountErrors.ts'
import type { ConnectorNotFoundError } from '../errors/errors.ts'
import type {
  ActionNotAllowedError,
  ConnectError,
  UserRejectedError,
  WalletBusyError,
} from '../errors/requestErrors.ts'
import type { AccountType } from '../types/account.ts'
import type { Modal } from '../types/modal.ts'
import { type ActivateConnectionParameters, activateConnection } from './activateConnection.ts'
import { switchAccount } from './switchAccount.ts'

export type SwitchConnectionParameters = ActivateConnectionParameters & {
  /** Of a wallet behind a login, whose accounts may share an address. Default the one that is in use. */
  type?: AccountType | undefined
}

export type SwitchConnectionErrorType =
  | AccountNotFoundError
  | ActionNotAllowedError
  | ConnectError
  | ConnectorNotFoundError
  | SmartAccountRefusedError
  | UserRejectedError
  | WalletBusyError

/**
 * Puts another connected wallet, or another account of one, in use. Only a wallet behind a login gets a request, and only
 * with a type: it then switches between the user's ordinary and their smart account.
 *
 * @throws {ConnectorNotFoundError} the wallet is not connected
 * @throws {AccountNotFoundError} no login has an account of that type and address
 * @throws {SmartAccountRefusedError} the network has no smart accounts, or the smart account is in use
 * @throws {ConnectError} anything else, with its cause
 */
export async function switchConnection(
  modal: Modal,
  { connectorId, address, namespace, type }: SwitchConnectionParameters,
): Promise<void> {
  if (type !== undefined) {
    await switchAccount(modal, { connectorId, address, type })
  }
  await activateConnection(modal, { connectorId, address, namespace })
}
