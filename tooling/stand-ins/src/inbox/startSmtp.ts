import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  date: string
  messageId: string
}

export type StartSmtpParameters = {
  /** Default a free one. */
  port?: number
}

export type Smtp = Awaited<ReturnType<typeof startSmtp>>

/** Starts an SMTP server on the loopback interface that keeps what it is sent, and delivers nothing. */
export async function startSmtp({ port = 0 }: StartSmtpParameters = {}) {
  const mails: Mail[] = []
  const behaviour = { delayMs: 0, isRefusing: false, answersToLose: 0 }
  let attempts = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // The name server may be slow to answer, and is not on this machine.
    disableReverseLookup: true,
    onRcptTo(_address, _session, callback) {
      attempts++
      setTimeout(() => callback(behaviour.isRefusing ? new Error('busy') : null), behaviour.delayMs)
    },
    onData(stream, { envelope }, callback) {
      const keep = async () => {
        const {
          subject = '',
          text = '',
          html = '',
          date,
          messageId = '',
        } = await PostalMime.parse(await buffer(stream))
        const time = date ?? new Date().toISOString()
        for (const { address } of envelope.rcptTo)
          mails.push({ to: address, subject, text, html, date: time, messageId })
      }
      keep().then(() => callback(behaviour.answersToLose-- > 0 ? new Error('busy') : null), callback)
    },
  })
  // A client that ends its connection early is no reason to stop.
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address() as AddressInfo

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    /** Oldest first. */
    mails,
    /** Recipients that clients tried to send to. */
    attempts: () => attempts,
    /** Waits so long before it takes a recipient. */
    setDelay(ms: number) {
      behaviour.delayMs = ms
    },
    /** True if it refuses every recipient for now. */
    setRefusing(isRefusing: boolean) {
      behaviour.isRefusing = isRefusing
    },
    /** Keeps so many mails and says that it did not: they are sent again. */
    loseAnswers(count: number) {
      behaviour.answersToLose = count
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
