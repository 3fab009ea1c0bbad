import { HttpError } from '@foyer/server-kit'
import * as z from 'zod'
import type { Audit } from '../../shared/createAudit.ts'
import { gone, unauthorized } from '../../shared/errors.ts'
import { id, readBody, token } from '../../shared/requests.ts'
import type { App } from '../../shared/types.ts'
import type { ApprovalStore } from '../store/createApprovalStore.ts'
import type { Deletions } from '../store/createDeletions.ts'
import type { Recoveries } from '../store/createRecoveries.ts'
import { requirePasskey } from './passkeys.ts'

export type DeletionParameters = {
  approvals: ApprovalStore
  deletions: Deletions
  recoveries: Recoveries
  audit: Audit
}

const askRequest = z.object({ approvalId: id })
const tokenRequest = z.object({ token })

/**
 * Deletes a recovery share, in two steps with auth's mark between them: as long as auth has not marked the wallet, nothing
 * is deleted here.
 */
export function addDeletionRoutes(app: App, parameters: DeletionParameters) {
  const { approvals, deletions, recoveries, audit } = parameters
  app.post('/v1/deletion/ask', { access: 'proof', limit: 'requests' }, async (c) => {
    const { approvalId } = await readBody(c, askRequest)
    // A login at a provider has no mail: a user who may rebuild the key may delete it.
    const grant = await approvals.requireGrant(approvalId, c.get('jkt'), 'any')
    if (grant.purpose === 'change') throw unauthorized('grant', 'This approval is for another thing.')
    const { subject } = grant
    await requirePasskey(recoveries, grant)
    const token = await deletions.ask(subject)
    if (token === undefined)
      throw new HttpError(404, 'Not found', {
        reasons: [{ name: 'share', description: 'The user has no recovery share.' }],
      })
    await audit(c, 'deletion.asked', { userId: subject })
    return c.json({ token })
  })

  app.post('/v1/deletion/confirm', { access: 'proof', limit: 'requests' }, async (c) => {
    const { token } = await readBody(c, tokenRequest)
    if (!(await deletions.confirm(token))) throw gone('There is no such deletion.')
    await audit(c, 'deletion.confirmed', {})
    return c.json({})
  })

  /** Sent with the proof of a login by a page that has found no wallet at auth. */
  app.post('/v1/deletion/finish', { access: 'proof', limit: 'requests' }, async (c) => {
    const { approvalId } = await readBody(c, askRequest)
    const grant = await approvals.requireGrant(approvalId, c.get('jkt'))
    const { subject } = grant
    await requirePasskey(recoveries, grant)
    if (!(await deletions.finish(subject, new Date()))) throw gone('There is no deletion whose time is over.')
    await audit(c, 'deletion.finished', {})
    return c.json({})
  })

  /** Also where nothing is left to undo: the answer to a first try may have been lost. */
  app.post('/v1/deletion/undo', { access: 'proof', limit: 'requests' }, async (c) => {
    await deletions.undo((await readBody(c, tokenRequest)).token)
    await audit(c, 'deletion.undone', {})
    return c.json({})
  })
}
