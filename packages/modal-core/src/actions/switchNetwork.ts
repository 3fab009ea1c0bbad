import type { NetworkNotFoundError } from '../errors/errors.ts'
import { isUnknownChain } from '../errors/isUnknownChain.ts'
import {
  type ActionNotAllowedError,
  SwitchNetworkError,
  UnsupportedChainError,
  type UserRejectedError,
  type WalletBusyError,
} from '../errors/requestErrors.ts'
import { activeAccount } from '../selectors/selectors.ts'
import type { Modal } from '../types/modal.ts'
import type { Namespace, Networks } from '../types/network.ts'
import { askWallet } from './askWallet.ts'
import { emitError } from './emitError.ts'

export type SwitchNetworkParameters<networks extends Networks = Networks> = {
  chainId: networks[number]['id']
  /** Needed only where two namespaces have a network of the same id. */
  namespace?: Namespace | undefined
}

export type SwitchNetworkErrorType =
  | ActionNotAllowedError
  | NetworkNotFoundError
  | SwitchNetworkError
  | UnsupportedChainError
  | UserRejectedError
  | WalletBusyError

/**
 * Makes a configured network the active one, and asks the connected wallet to follow. Leaving a connected account for a
 * namespace without one raises APKTW001.
 *
 * @throws {NetworkNotFoundError} the network is not configured; the modal shows APKT001
 * @throws {UserRejectedError} the user declined
 * @throws {UnsupportedChainError} the wallet, or the library that drives it, does not have the chain
 * @throws {SwitchNetworkError} anything else, with its cause
 */
export async function switchNetwork(
  modal: Modal,
  { chainId, namespace }: SwitchNetworkParameters,
): Promise<void> {
  if (modal.networks.find(chainId, namespace) === undefined) modal.alerts.show('APKT001')
  const network = modal.networks.get(chainId, namespace)
  const account = modal.accounts.get(network.chainNamespace)
  const isConnected = activeAccount(modal.state).status === 'connected'
  if (isConnected && account.status === 'disconnected') modal.alerts.show('APKTW001')
  if (account.status === 'connected' && account.chainId !== network.id)
    await askWallet(modal, {
      key: `switch ${network.caipNetworkId}`,
      ask: async () => modal.adapterOf(network.chainNamespace)?.switchNetwork({ network }),
      toError: (cause) =>
        new (isUnknownChain(cause) ? UnsupportedChainError : SwitchNetworkError)({
          network: network.name,
          cause,
        }),
    }).catch((error) => {
      throw emitError(modal, error)
    })
  modal.networks.setActive(network)
}
