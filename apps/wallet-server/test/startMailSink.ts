import { startSmtp } from '@foyer/stand-ins/inbox'
import { expect } from 'vitest'

export type MailSink = Awaited<ReturnType<typeof startMailSink>>

/** A real SMTP server, with what tests look for in mails. */
export async function startMailSink() {
  const smtp = await startSmtp()
  const { mails } = smtp
  const find = (to: string, pattern: RegExp) =>
    mails.filter((mail) => mail.to === to).flatMap(({ text }) => pattern.exec(text)?.[1] ?? [])
  return {
    ...smtp,
    findCodes: (to: string) => find(to, /^(\d{6})$/m),
    findTokens: (to: string) => find(to, /\/approve\?lang=[\w-]+#([\w-]{43})$/m),
    /** Waits until `count` mails have come in all. */
    waitForMails: (to: string, count: number) =>
      expect.poll(() => mails.filter((mail) => mail.to === to)).toHaveLength(count),
  }
}
