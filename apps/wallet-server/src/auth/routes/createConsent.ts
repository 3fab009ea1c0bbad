import { type Consent, consentText } from '@foyer/wallet-api'
import { type Hex, verifyMessage } from 'viem'
import { unauthorized } from '../../shared/errors.ts'
import type { PasskeyShares } from '../store/createPasskeyShares.ts'
import type { Wallets } from '../store/createWallets.ts'

export type ConsentParameters = {
  wallets: Pick<Wallets, 'find'>
  passkeyShares: Pick<PasskeyShares, 'isProtected'>
}

export type RequireConsent = (userId: string, consent: Consent, signature: Hex | undefined) => Promise<void>

/**
 * Keeps who only reads the user's mails from taking a protected wallet away from its user: its own key agrees, which a
 * known device has, or a passkey opens.
 *
 * @throws {HttpError} of the returned function: passkeys protect the wallet, and its key has not signed this
 */
export function createConsent({ wallets, passkeyShares }: ConsentParameters): RequireConsent {
  return async (userId, consent, signature) => {
    const wallet = await wallets.find(userId)
    if (wallet?.state !== 'confirmed' || !(await passkeyShares.isProtected(wallet.id))) return
    const message = consentText(consent)
    const isSigned =
      signature !== undefined &&
      (await verifyMessage({ address: wallet.address as Hex, message, signature }).catch(() => false))
    if (!isSigned) throw unauthorized('consent', 'The key of this wallet has to sign this.')
  }
}
