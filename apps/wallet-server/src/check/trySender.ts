import { Readable } from 'node:stream'
import addressParser from 'nodemailer/lib/addressparser'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'

export type SmtpError = Error & { code?: string; command?: string; responseCode?: number }

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 }

/**
 * Sees whether a mail server takes mails of a sender, and sends none: the connection ends before the first byte of a
 * mail, and a server delivers only what was ended properly.
 *
 * @throws {SmtpError}
 */
export async function trySender(url: string, from: string): Promise<void> {
  const { auth, ...options } = parseConnectionUrl(url)
  const connection = new SMTPConnection({ ...options, ...TIMEOUTS })
  const failed = new Promise<never>((_, reject) => connection.once('error', reject))
  const run = (start: (done: (error?: Error | null) => void) => void) =>
    Promise.race([
      failed,
      new Promise<void>((resolve, reject) => start((error) => (error ? reject(error) : resolve()))),
    ])
  try {
    await run((done) => connection.connect((error) => done(error)))
    // As the mailer does, which logs in only where the server offers it.
    if (auth && connection.allowsAuth)
      await run((done) =>
        connection.login({ credentials: auth } as SMTPConnection.AuthenticationCredentials, done),
      )
    await run((done) => offer(connection, addressOf(from), done))
  } finally {
    connection.close()
  }
}

/** Offers a mail of this address to itself. A recipient that is refused says that the sender was not. */
function offer(connection: SMTPConnection, address: string, done: (error?: Error | null) => void) {
  // Read only when the server waits for the mail.
  const mail = new Readable({ read: () => done() })
  connection.send({ from: address, to: address }, mail, (error) =>
    done((error as SmtpError | null)?.command === 'RCPT TO' ? undefined : error),
  )
}

function addressOf(sender: string): string {
  const [first] = addressParser(sender, { flatten: true })
  return first?.address ?? sender
}
