import { createTransport } from 'nodemailer'
import { isTestAddress } from '../api/projectFile.ts'
import type { Log } from './log.ts'
import type { Mail } from './mails/compose.ts'
import type { Metrics } from './metrics/types.ts'

const RETRY_DELAYS_MS = [2_000, 10_000]

export type Mailer = {
  /** Mails after the caller's answer, in up to three tries. `compose` runs then, too, so it costs the answer no time. */
  send: (to: string, compose: () => Mail | Promise<Mail>) => void
  /** Waits for mails that are on their way. */
  destroy: () => Promise<void>
}

type Transport = { sendMail: (mail: Mail & { to: string }) => unknown; close: () => void }

export type CreateMailerParameters = {
  smtpUrl: string
  from: string
  /** Takes mails in place of the mail server. */
  deliver?: Transport['sendMail'] | undefined
  log: Log
  metrics?: Pick<Metrics, 'countMail' | 'setOpenMails'> | undefined
  retryDelaysMs?: readonly number[] | undefined
}

/** Sends mails by SMTP. Nothing is stored: a mail that three tries could not deliver is reported and forgotten. */
export function createMailer({
  smtpUrl,
  from,
  deliver: take,
  log,
  metrics,
  retryDelaysMs = RETRY_DELAYS_MS,
}: CreateMailerParameters): Mailer {
  const transport: Transport = take ? { sendMail: take, close() {} } : connect(smtpUrl, from)
  const open = new Set<Promise<void>>()
  let isEnding = false

  async function deliver(to: string, compose: () => Mail | Promise<Mail>) {
    await new Promise(setImmediate)
    for (const delay of [0, ...retryDelaysMs]) {
      if (isEnding && delay > 0) break
      await new Promise((resolve) => setTimeout(resolve, delay))
      try {
        await transport.sendMail({ to, ...(await compose()) })
        metrics?.countMail('sent')
        return
      } catch {
        log('warn', 'mail.retried')
        metrics?.countMail('retried')
      }
    }
    log('error', 'mail.failed')
    metrics?.countMail('failed')
  }

  return {
    send(to, compose) {
      // A note about a test account, say. Nobody would get it, and the mail server would return it.
      if (isTestAddress(to)) return
      const delivery = deliver(to, compose)
      open.add(delivery)
      metrics?.setOpenMails(open.size)
      void delivery.finally(() => {
        open.delete(delivery)
        metrics?.setOpenMails(open.size)
      })
    },
    async destroy() {
      isEnding = true
      await Promise.all(open)
      transport.close()
    },
  }
}

const connect = (url: string, from: string) =>
  createTransport(
    // Connections are kept for the next mails: a greeting takes longer than a mail.
    { url, pool: true, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
    { from },
  )
