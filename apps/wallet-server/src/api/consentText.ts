/** What a wallet that passkeys protect is asked to agree to. */
export type Consent =
  | { delete: string }
  | { email: string }
  | { addPasskey: string }
  | { removePasskey: string }

/**
 * What the wallet's own key signs where passkeys protect the wallet. Auth cannot see a passkey, and who can open the wallet
 * can sign. A deletion is named by the vault's token for it, a passkey by the vault's id.
 */
export function consentText(consent: Consent): string {
  if ('delete' in consent) return `Delete this wallet in seven days.\n\n${consent.delete}`
  if ('email' in consent) return `Log in to this wallet with another address.\n\n${consent.email}`
  if ('addPasskey' in consent) return `Open this wallet with another passkey.\n\n${consent.addPasskey}`
  return `Remove a passkey of this wallet.\n\n${consent.removePasskey}`
}
