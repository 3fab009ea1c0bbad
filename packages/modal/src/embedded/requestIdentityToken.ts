import type { EmbeddedWalletProvider } from '@foyer/embedded-wallet-frame/client'
import type { GetIdentityTokenParameters } from '@foyer/modal-core'
import { IdentityOptionError } from './IdentityOptionError.ts'

/** As the auth server takes it. */
const NONCE = /^[\w.~-]{8,128}$/

/**
 * Asks the wallet for a token that says who is logged in.
 *
 * @throws {IdentityOptionError} the nonce cannot be used
 */
export async function requestIdentityToken(
  provider: Pick<EmbeddedWalletProvider, 'request'>,
  { nonce }: GetIdentityTokenParameters,
): Promise<string> {
  if (nonce !== undefined && !(typeof nonce === 'string' && NONCE.test(nonce)))
    throw new IdentityOptionError({
      option: 'nonce',
      fix: 'Expected a text of 8 to 128 characters: A–Z, a–z, 0–9, ".", "_", "~" and "-".',
    })
  const params = nonce === undefined ? [] : [nonce]
  return (await provider.request({ method: 'foyer_identity', params })) as string
}
