import { HttpError } from '@foyer/server-kit'
import type { Projects } from '@foyer/wallet-api/projects'
import * as z from 'zod'
import type { Challenges } from '../../shared/challenge/createChallenges.ts'
import type { Audit } from '../../shared/createAudit.ts'
import { COOLDOWN, type ServerLimits } from '../../shared/createLimits.ts'
import { describeBrowser } from '../../shared/describeBrowser.ts'
import { gone } from '../../shared/errors.ts'
import type { Outbox } from '../../shared/outbox/createOutbox.ts'
import { mailRequest, readBody, token } from '../../shared/requests.ts'
import type { App, RequestContext } from '../../shared/types.ts'
import type { ApprovalStore } from '../store/createApprovalStore.ts'

export type ApprovalsParameters = {
  publicUrl: string
  projects: Projects
  approvals: ApprovalStore
  limits: ServerLimits
  challenges: Challenges
  outbox: Outbox
  audit: Audit
  toSubject: (email: string) => string
  /** True if a login of this subject creates a wallet. */
  isNew: (subject: string) => Promise<boolean>
  clientOf: (c: RequestContext) => string
}

const startRequest = mailRequest.extend({ purpose: z.enum(['login', 'change', 'delete']).default('login') })
const readRequest = z.object({ token })
const decideRequest = z.object({ token, decision: z.enum(['approve', 'deny']) })

export function addApprovalRoutes(app: App, parameters: ApprovalsParameters) {
  const { approvals, audit, challenges, clientOf, limits, outbox, projects, publicUrl } = parameters

  app.post('/v1/approvals', { access: 'proof', limit: 'requests' }, async (c) => {
    const { email, locale, origin, projectId, purpose, solution } = await readBody(c, startRequest)
    c.set('logFields', { projectId })
    await projects.check(projectId, origin)
    const [subject, jkt] = [parameters.toSubject(email), c.get('jkt')]
    // A known device needs no link, so all that ask are counted as unknown.
    const isTest = projects.testAccount(projectId, email) !== undefined
    if (!isTest) await challenges.meet({ projectId, jkt, solution })
    const attempt = { subject, jkt, isKnown: false, client: clientOf(c), projectId, isTest }
    const isAllowed = await limits.countMail(attempt)
    const browser = describeBrowser(c.req.header('user-agent'))
    // Nobody could open a link. The code stays, which auth asks for.
    if (isTest && isAllowed) {
      const id = await approvals.approve({ subject, jkt, projectId, origin, browser })
      await audit(c, 'approval.approved', { userId: subject, projectId, code: id })
      return c.json({ id, retryAfter: COOLDOWN })
    }
    const request = { subject, jkt, projectId, origin, browser, purpose }
    const id = await approvals.create(
      { ...request, isMailed: isAllowed },
      async (tx, { token, createdAt }) => {
        const url = `${publicUrl}/approve?lang=${locale}#${token}`
        const device = { origin, browser, time: createdAt }
        const order = { kind: 'link', purpose, locale, url, subject, ...device } as const
        await outbox.add(tx, { to: email, order, goesOut: isAllowed })
      },
    )
    outbox.wake()
    return c.json({ id, retryAfter: COOLDOWN })
  })

  app.get('/v1/approvals/:id', { access: 'proof', limit: 'requests' }, async (c) => {
    const status = await approvals.readStatus(c.req.param('id'), c.get('jkt'))
    if (!status) throw notFound()
    return c.json({ status })
  })

  app.post('/v1/approvals/read', { access: 'page', limit: 'requests' }, async (c) => {
    const { token } = await readBody(c, readRequest)
    const approval = await approvals.findOpen(token)
    if (!approval) throw await ended(token)
    const { origin, browser, createdAt, purpose, subject } = approval
    // Only who has the mailbox has the token.
    const isNew = purpose === 'login' && (await parameters.isNew(subject))
    return c.json({ purpose, isNew, origin, browser, createdAt: createdAt.toISOString() })
  })

  app.post('/v1/approvals/decide', { access: 'page', limit: 'requests' }, async (c) => {
    const { token, decision } = await readBody(c, decideRequest)
    const decided = await approvals.decide(token, decision === 'approve' ? 'approved' : 'denied')
    if (!decided) throw await ended(token)
    const { subject, projectId } = decided
    c.set('logFields', { projectId })
    const event = decision === 'approve' ? 'approval.approved' : 'approval.denied'
    await audit(c, event, { userId: subject, projectId, code: decided.id })
    return c.json({ status: decided.decision })
  })

  const ended = async (token: string) =>
    (await approvals.isDenied(token)) ? gone('This approval was refused.', 'denied') : gone(ENDED)
}

const ENDED = 'This approval has expired, was decided, or does not exist.'

const notFound = () => new HttpError(404, 'Not found', { reasons: [{ name: 'expired', description: ENDED }] })
