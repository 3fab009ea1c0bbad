import { createTransport } from 'nodemailer'
import { type SmtpError, trySender } from './trySender.ts'
import { type Check, type Finding, ok, todo } from './types.ts'

/** Connects, logs in and offers the sender. Mails only whom the operator has named. */
export const checkMail: Check = async ({ settings: { smtpUrl, mailFrom }, sendTo }) => {
  const { host } = new URL(smtpUrl)
  try {
    await trySender(smtpUrl, mailFrom)
  } catch (error) {
    return [todo(`mail: ${host} ${describeRefusal(error as SmtpError)}`)]
  }
  const accepted = ok(`mail: ${host} takes mails of the sender`)
  return sendTo === undefined ? [accepted] : [accepted, await sendMail(smtpUrl, mailFrom, sendTo)]
}

async function sendMail(url: string, from: string, to: string): Promise<Finding> {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 }, { from })
  const subject = 'Test mail of the wallet server'
  const text =
    'The mail server takes mails of the wallet server. Look at whether this one is in the spam folder.'
  try {
    await transport.sendMail({ to, subject, text })
    return ok('mail: a test mail was sent. Look at whether it arrives, and not as spam')
  } catch (error) {
    return todo(`mail: the test mail was not taken${codeOf(error as SmtpError)}. Check the address.`)
  } finally {
    transport.close()
  }
}

/** Never the server's own words: they may repeat the user's name. */
function describeRefusal(error: SmtpError): string {
  const code = codeOf(error)
  if (error.code === 'EAUTH') return `refuses user and password${code}. Correct WALLET_SMTP_URL.`
  if (error.command === 'MAIL FROM')
    return `refuses the sender${code}. Correct WALLET_MAIL_FROM, or let it send for this address.`
  if (error.code === 'ETLS')
    return 'offers no TLS that can be trusted. Correct its certificate, or WALLET_SMTP_URL.'
  return `does not answer as a mail server${code}. Check WALLET_SMTP_URL, and whether it is running and reachable from here.`
}

const codeOf = ({ responseCode }: SmtpError) => (responseCode === undefined ? '' : ` (${responseCode})`)
