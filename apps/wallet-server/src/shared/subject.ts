import { hmac } from './bytes.ts'

/** How an e-mail address is compared. Dots and plus tags stay: they are part of the mailbox for some providers. */
export const normalizeEmail = (email: string) => email.trim().normalize('NFC').toLowerCase()

/** Names the owner of a mailbox without its address. */
export const toSubject = (pepper: Uint8Array, email: string) => hmac(pepper, 'subject', `email:${email}`)
