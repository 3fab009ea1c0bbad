import { AuthConnectorNotFoundError } from '../errors/requestErrors.ts'
import type { GetIdentityTokenParameters } from '../types/login.ts'
import type { Modal } from '../types/modal.ts'

export type GetIdentityTokenReturnType = string

export type GetIdentityTokenErrorType = AuthConnectorNotFoundError

/**
 * Asks the embedded wallet for a token that tells the dapp's server who is logged in.
 *
 * @throws {AuthConnectorNotFoundError} the dapp has no feature with a login
 */
export async function getIdentityToken(
  { controls }: Modal,
  parameters: GetIdentityTokenParameters = {},
): Promise<GetIdentityTokenReturnType> {
  if (controls.login === undefined) throw new AuthConnectorNotFoundError()
  return (await controls.login.load()).identityToken(parameters)
}
