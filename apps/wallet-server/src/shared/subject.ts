import { domainToASCII } from 'node:url'
import { hmac } from './bytes.ts'

/**
 * Normalizes an e-mail address for comparison: lower case, the domain as it is asked for in DNS. Dots and plus tags stay: they are
 * part of the mailbox for some providers.
 */
export function normalizeEmail(email: string): string {
  const text = email.trim().normalize('NFC').toLowerCase()
  const start = text.lastIndexOf('@') + 1
  // A domain that is none stays as it is, for the schema to refuse.
  return text.slice(0, start) + (domainToASCII(text.slice(start)) || text.slice(start))
}

/** Names a user of Farcaster without their id. */
export const toFarcasterSubject = (pepper: Uint8Array, fid: bigint) =>
  hmac(pepper, 'subject', `farcaster:${fid}`)

/** Names the owner of a mailbox without its address. */
export const toSubject = (pepper: Uint8Array, email: string) => hmac(pepper, 'subject', `email:${email}`)
