import { HttpError } from '@foyer/server-kit'
import * as z from 'zod'
import type { Audit } from '../../shared/createAudit.ts'
import { conflict } from '../../shared/errors.ts'
import { id, readBody } from '../../shared/requests.ts'
import type { App } from '../../shared/types.ts'
import type { ApprovalStore } from '../store/createApprovalStore.ts'
import type { Recoveries } from '../store/createRecoveries.ts'
import { requirePasskey } from './passkeys.ts'

export type SubjectsParameters = {
  approvals: ApprovalStore
  recoveries: Recoveries
  audit: Audit
}

const rotateRequest = z.object({ oldApprovalId: id, newApprovalId: id })
const keepRequest = z.object({ approvalId: id })

/** Replaces the e-mail address that a recovery share belongs to. Links to both addresses have approved it. */
export function addSubjectRoutes(app: App, parameters: SubjectsParameters) {
  const { approvals, recoveries, audit } = parameters

  /**
   * From here on both addresses open the share. Auth logs in with one of them at a time, so a change that stops before
   * or after it has switched leaves an address that works at both servers.
   */
  app.post('/v1/subjects/rotate', { access: 'proof', limit: 'requests' }, async (c) => {
    const { oldApprovalId, newApprovalId } = await readBody(c, rotateRequest)
    const jkt = c.get('jkt')
    const grant = await approvals.requireGrant(oldApprovalId, jkt, 'change')
    const { subject } = grant
    const { subject: added } = await approvals.requireGrant(newApprovalId, jkt, 'change')
    await requirePasskey(recoveries, grant)
    const result = await recoveries.addSubject(subject, added)
    if (result === 'missing')
      throw new HttpError(404, 'Not found', {
        reasons: [{ name: 'share', description: 'The user has no recovery share.' }],
      })
    if (result === 'taken') throw conflict('taken', 'The new address has a wallet of its own.')
    await audit(c, 'subject.added', { userId: subject, code: added })
    return c.json({})
  })

  /** Sent by a device that has just recovered the wallet with this address: auth logs in with it, so the others go. */
  app.post('/v1/subjects/keep', { access: 'proof', limit: 'requests' }, async (c) => {
    const { approvalId } = await readBody(c, keepRequest)
    const { subject } = await approvals.requireGrant(approvalId, c.get('jkt'))
    if (await recoveries.keepSubject(subject)) await audit(c, 'subject.kept', { userId: subject })
    return c.json({})
  })
}
