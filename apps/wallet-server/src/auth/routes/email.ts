import type { Projects } from '@foyer/wallet-api/projects'
import * as z from 'zod'
import type { Audit } from '../../shared/createAudit.ts'
import { COOLDOWN } from '../../shared/createLimits.ts'
import { describeBrowser } from '../../shared/describeBrowser.ts'
import { unauthorized } from '../../shared/errors.ts'
import { code, id, mailRequest, readBody } from '../../shared/requests.ts'
import type { AuthApp } from '../../shared/types.ts'
import type { EmailUpdates } from '../store/createEmailUpdates.ts'
import { createCodeCheck } from './createCodeCheck.ts'
import { type CodeSenderParameters, createCodeSender } from './createCodeSender.ts'
import type { LogIn } from './createLogIn.ts'

export type EmailParameters = CodeSenderParameters & {
  projects: Projects
  updates: EmailUpdates
  logIn: LogIn
  audit: Audit
}

const verifyRequest = z.object({ challengeId: id, code })

export function addEmailRoutes(app: AuthApp, parameters: EmailParameters) {
  const { audit, projects, updates, logIn } = parameters
  const sendCode = createCodeSender(parameters)
  const checkCode = createCodeCheck(parameters)

  app.post('/v1/email/start', { access: 'proof', limit: 'requests' }, async (c) => {
    const request = await readBody(c, mailRequest)
    c.set('logFields', { projectId: request.projectId })
    await projects.check(request.projectId, request.origin)
    const fixed = projects.testAccount(request.projectId, request.email)?.code
    const browser = describeBrowser(c.req.header('user-agent'))
    return c.json({ challengeId: await sendCode(c, { ...request, browser, fixed }), retryAfter: COOLDOWN })
  })

  app.post('/v1/email/verify', { access: 'proof', limit: 'requests' }, async (c) => {
    const { challengeId, code } = await readBody(c, verifyRequest)
    const jkt = c.get('jkt')
    const used = await checkCode(c, challengeId, code).catch(async (error) => {
      await audit(c, 'login.refused', {})
      throw error
    })
    const { subject, address: email, projectId, origin, browser } = used
    // The project file may have changed since the code was asked for.
    projects.testAccount(projectId, email)
    // Only who reads the mails of the address learns this. It must not get a second wallet by habit.
    if (await updates.isFormer(subject))
      throw unauthorized('replaced', 'This address was replaced by another one.')
    const { token, ...owner } = await logIn(c, { subject, email, jkt, browser, projectId, origin })
    c.set('logFields', { projectId, ...owner })
    return c.json({ token, ...owner })
  })
}
