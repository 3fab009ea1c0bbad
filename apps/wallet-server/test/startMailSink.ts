import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, vi } from 'vitest'

export type MailSink = Awaited<ReturnType<typeof startMailSink>>

export type Mail = { to: string; subject: string; text: string; html: string; raw: string }

/** A real SMTP server that keeps what it is sent. */
export async function startMailSink() {
  const mails: Mail[] = []
  let delayMs = 0
  let isRefusing = false
  let attempts = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_, __, callback) {
      attempts++
      setTimeout(() => callback(isRefusing ? new Error('busy') : null), delayMs)
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        const email: Email = await PostalMime.parse(raw)
        mails.push({
          to: session.envelope.rcptTo[0]?.address ?? '',
          subject: email.subject ?? '',
          text: email.text ?? '',
          html: email.html ?? '',
          raw,
        })
        callback()
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo

  const find = (to: string, pattern: RegExp) =>
    mails.filter((mail) => mail.to === to).flatMap(({ text }) => pattern.exec(text)?.[1] ?? [])

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** Mails that a server tried to hand over. */
    attempts: () => attempts,
    setDelay: (ms: number) => {
      delayMs = ms
    },
    setRefusing: (value: boolean) => {
      isRefusing = value
    },
    findCodes: (to: string) => find(to, /^(\d{6})$/m),
    findTokens: (to: string) => find(to, /\/approve\?lang=[\w-]+#([\w-]{43})$/m),
    /** Waits until `count` mails have come in all. */
    waitForMails: (to: string, count: number) =>
      vi.waitFor(() => expect(mails.filter((mail) => mail.to === to)).toHaveLength(count)),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
