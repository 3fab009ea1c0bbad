import { createTransport } from 'nodemailer'
import type { Mail } from './mails/compose.ts'
import type { Metrics } from './metrics/types.ts'

export type OutgoingMail = Mail & {
  to: string
  /** The same each time that this mail is sent. */
  messageId: string
}

export type Mailer = {
  /** Rejects where the mail server has not taken it. */
  send: (mail: OutgoingMail) => Promise<void>
  /** Counts what came of a mail that was not sent. */
  report: (outcome: 'retried' | 'failed' | 'expired') => void
  retryDelaysMs: readonly number[] | undefined
  /** Closes the connections. */
  destroy: () => void
}

type Transport = { sendMail: (mail: OutgoingMail) => unknown; close: () => void }

export type CreateMailerParameters = {
  smtpUrl: string
  from: string
  /** Takes mails in place of the mail server. */
  deliver?: Transport['sendMail'] | undefined
  metrics?: Pick<Metrics, 'countMail' | 'setOpenMails'> | undefined
  retryDelaysMs?: readonly number[] | undefined
}

/** Sends mails by SMTP. */
export function createMailer({
  smtpUrl,
  from,
  deliver,
  metrics,
  retryDelaysMs,
}: CreateMailerParameters): Mailer {
  const transport: Transport = deliver ? { sendMail: deliver, close() {} } : connect(smtpUrl, from)
  let open = 0

  return {
    retryDelaysMs,
    async send(mail) {
      metrics?.setOpenMails(++open)
      try {
        await transport.sendMail(mail)
        metrics?.countMail('sent')
      } finally {
        metrics?.setOpenMails(--open)
      }
    },
    report: (outcome) => metrics?.countMail(outcome),
    destroy: () => transport.close(),
  }
}

const connect = (url: string, from: string) =>
  createTransport(
    // Connections are kept for the next mails: a greeting takes longer than a mail.
    { url, pool: true, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
    { from },
  )
