import { AccountNotFoundError, SmartAccountRefusedError } from '../errors/accountErrors.ts'
import { ConnectError } from '../errors/requestErrors.ts'
import { hasSmartAccounts } from '../selectors/smartAccounts.ts'
import type { AccountType } from '../types/account.ts'
import type { Modal } from '../types/modal.ts'
import { askWallet } from './askWallet.ts'
import { emitError } from './emitError.ts'

export type SwitchAccountParameters = {
  connectorId: string
  /** Default the first one of the type. The user's accounts may share an address. */
  address?: string | undefined
  type: AccountType
}

/**
 * Puts another account of the login's user in use, by its address and type. No other wallet has accounts of types.
 *
 * @throws {AccountNotFoundError} the connector is not that of the login, or its user has no such account
 * @throws {SmartAccountRefusedError} the network has no smart accounts, or the smart account is in use
 * @throws {ConnectError} the wallet did not switch
 */
export async function switchAccount(
  modal: Modal,
  { connectorId, address, type }: SwitchAccountParameters,
): Promise<void> {
  const { login } = modal.controls
  const { accounts = [] } = modal.state.login?.user ?? {}
  const isMeant = (own: string) => address === undefined || own.toLowerCase() === address.toLowerCase()
  const target = accounts.find((one) => one.type === type && isMeant(one.address))
  if (login?.connectorId !== connectorId) throw new AccountNotFoundError()
  if (type === 'smartAccount') {
    const chainId = modal.networks.active().id
    if (!hasSmartAccounts(modal.state)) throw new SmartAccountRefusedError({ chainId })
    if (accounts[0]?.type === type) throw new SmartAccountRefusedError()
  }
  if (target === undefined) throw new AccountNotFoundError()
  if (accounts[0] === target) return
  await askWallet(modal, {
    key: `switch ${connectorId} ${type}`,
    ask: async () => (await login.load()).switchAccount(type),
    toError: (cause) => new ConnectError({ cause }),
  }).catch((error) => {
    throw emitError(modal, error)
  })
}
