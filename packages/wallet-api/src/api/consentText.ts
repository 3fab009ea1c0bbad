const HEADINGS = {
  delete: 'Delete this wallet in seven days.',
  email: 'Log in to this wallet with another address.',
  addPasskey: 'Open this wallet with another passkey.',
  removePasskey: 'Remove a passkey of this wallet.',
}

type Kind = keyof typeof HEADINGS

/** A request that a wallet protected by passkeys is asked to agree to. */
export type Consent = { [K in Kind]: Record<K, string> }[Kind]

/**
 * Returns the text that the wallet's own key signs where passkeys protect the wallet. Auth cannot see a passkey, but only
 * those who can open the wallet can sign. A deletion is named by the vault's token for it, a passkey by the vault's id.
 */
export const consentText = (consent: Consent): string =>
  Object.entries(consent)
    .map(([kind, value]) => `${HEADINGS[kind as Kind]}\n\n${value}`)
    .join()

/** True for a text that the wallet alone may have its key sign. */
export const isConsentText = (text: string): boolean =>
  Object.values(HEADINGS).some((heading) => text.startsWith(heading))
