import * as z from 'zod'
import type { Audit } from '../../shared/createAudit.ts'
import { COOLDOWN, type ServerLimits } from '../../shared/createLimits.ts'
import type { Mailer } from '../../shared/createMailer.ts'
import { describeBrowser } from '../../shared/describeBrowser.ts'
import { unauthorized } from '../../shared/errors.ts'
import type { MailComposer } from '../../shared/mails/compose.ts'
import type { Projects } from '../../shared/projects.ts'
import { code, id, mailRequest, readBody } from '../../shared/requests.ts'
import type { App, RequestContext } from '../../shared/types.ts'
import type { Codes } from '../store/createCodes.ts'
import type { EmailUpdates } from '../store/createEmailUpdates.ts'
import type { Sessions } from '../store/createSessions.ts'
import type { Users } from '../store/createUsers.ts'

export type EmailParameters = {
  projects: Projects
  codes: Codes
  users: Users
  updates: EmailUpdates
  sessions: Sessions
  limits: ServerLimits
  mailer: Mailer
  mails: MailComposer
  audit: Audit
  toSubject: (email: string) => string
  clientOf: (c: RequestContext) => string
}

const verifyRequest = z.object({ challengeId: id, code })

export function addEmailRoutes(app: App, parameters: EmailParameters) {
  const { audit, clientOf, codes, limits, mailer, mails, projects, sessions, toSubject, updates, users } =
    parameters

  app.post('/v1/email/start', async (c) => {
    const request = await readBody(c, mailRequest)
    c.set('logFields', { projectId: request.projectId })
    await projects.check(request.projectId, request.origin)
    const [subject, jkt] = [toSubject(request.email), c.get('jkt')]
    const isKnown = await users.isKnown(subject, jkt)
    const isAllowed = await limits.countMail({
      ...{ subject, jkt, isKnown, client: clientOf(c), projectId: request.projectId },
    })
    const browser = describeBrowser(c.req.header('user-agent'))
    const challenge = await codes.create({ ...request, subject, jkt, browser })
    if (isAllowed)
      mailer.send(request.email, () => mails.composeCode({ locale: request.locale, code: challenge.code }))
    return c.json({ challengeId: challenge.id, retryAfter: COOLDOWN })
  })

  app.post('/v1/email/verify', async (c) => {
    const { challengeId, code } = await readBody(c, verifyRequest)
    const jkt = c.get('jkt')
    const used = await codes.use(challengeId, jkt, code).catch(async (error) => {
      await audit(c, 'login.refused', {})
      throw error
    })
    const { subject, projectId, origin, browser } = used
    // Only who reads the mails of the address learns this. It must not get a second wallet by habit.
    if (await updates.isFormer(subject))
      throw unauthorized('replaced', 'This address was replaced by another one.')
    const email = await codes.readEmail(used)
    const owner = await users.logIn({ subject, email, jkt, browser, projectId, origin })
    c.set('logFields', { projectId, ...owner })
    const token = await sessions.create({ ...owner, projectId })
    await audit(c, 'login', { projectId, ...owner })
    return c.json({ token, ...owner })
  })
}
