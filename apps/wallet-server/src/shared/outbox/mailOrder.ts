import { LOCALES } from '@foyer/wallet-api'
import * as z from 'zod'
import type { Mail, MailComposer } from '../mails/compose.ts'

const locale = z.enum(LOCALES)
const time = z.coerce.date()
const device = { origin: z.string(), browser: z.string(), time }

/** The data that a mail is made of when it is sent. Another version of the program may have written them. */
export const mailOrder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('code'), locale, purpose: z.enum(['login', 'change']), code: z.string() }),
  z.object({
    kind: z.literal('link'),
    locale,
    ...device,
    purpose: z.enum(['login', 'change', 'delete']),
    url: z.string(),
    /** HMAC of the address: whether it has a wallet is looked up when no request waits for it. */
    subject: z.string(),
  }),
  z.object({ kind: z.literal('guesses'), locale }),
  z.object({ kind: z.literal('undo'), locale, url: z.string() }),
  z.object({ kind: z.literal('deletion'), locale, url: z.string(), time }),
  z.object({ kind: z.enum(['note', 'export', 'passkey']), locale, ...device }),
])

export type MailOrder = z.output<typeof mailOrder>

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Milliseconds for which a mail is of use: as long as its code or link is valid, and a day for a notice. */
export const LIFETIMES_MS: Record<MailOrder['kind'], number> = {
  code: 10 * MINUTE_MS,
  link: 10 * MINUTE_MS,
  guesses: DAY_MS,
  undo: DAY_MS,
  deletion: DAY_MS,
  note: DAY_MS,
  export: DAY_MS,
  passkey: DAY_MS,
}

/** `isNew` of a link: whether a login with the address creates a wallet. */
export function composeOrder(mails: MailComposer, order: MailOrder, isNew = false): Mail {
  switch (order.kind) {
    case 'code':
      return mails.composeCode(order)
    case 'link':
      return mails.composeLink({ ...order, isNew })
    case 'guesses':
      return mails.composeGuesses(order)
    case 'undo':
      return mails.composeUndo(order)
    case 'deletion':
      return mails.composeDeletion(order)
    case 'note':
      return mails.composeNote(order)
    case 'export':
      return mails.composeExport(order)
    case 'passkey':
      return mails.composePasskey(order)
  }
}
