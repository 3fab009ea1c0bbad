/** What a wallet that passkeys protect is asked to agree to. */
export type Consent = { delete: string } | { email: string }

/**
 * What the wallet's own key signs where passkeys protect the wallet. Auth cannot see a passkey, and who can open the wallet
 * can sign. A deletion is named by the vault's token for it.
 */
export const consentText = (consent: Consent) =>
  'delete' in consent
    ? `Delete this wallet in seven days.\n\n${consent.delete}`
    : `Log in to this wallet with another address.\n\n${consent.email}`
