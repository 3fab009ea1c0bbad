/** The mail server of the development stack as its own process. Arguments: the ports of SMTP and of the page. */
import { startInboxPage } from './startInboxPage.ts'
import { startSmtp } from './startSmtp.ts'

const [smtpPort, pagePort] = process.argv.slice(2).map(Number)
const { mails } = await startSmtp({ port: smtpPort })
await startInboxPage({ port: pagePort, mails })
