import { HttpError } from '@foyer/server-kit'
import * as z from 'zod'
import type { Audit } from '../../shared/createAudit.ts'
import type { ServerLimits } from '../../shared/createLimits.ts'
import { unauthorized } from '../../shared/errors.ts'
import { address, id, readBody, share, workerKey } from '../../shared/requests.ts'
import { encryptShare } from '../../shared/shareEnvelope.ts'
import type { App } from '../../shared/types.ts'
import type { ApprovalStore } from '../store/createApprovalStore.ts'
import type { Recoveries } from '../store/createRecoveries.ts'

export type RecoveryParameters = {
  approvals: ApprovalStore
  recoveries: Recoveries
  limits: ServerLimits
  audit: Audit
  /** True if this is a test account. */
  isTest: (subject: string) => boolean
}

const putRequest = z.object({ approvalId: id, walletId: id, address, share })
const releaseRequest = z.object({ approvalId: id, epk: workerKey })

export function addRecoveryRoutes(app: App, parameters: RecoveryParameters) {
  const { approvals, recoveries, limits, audit, isTest } = parameters

  app.put('/v1/recovery', { access: 'proof', limit: 'requests' }, async (c) => {
    const { approvalId, walletId, address, share } = await readBody(c, putRequest)
    const { subject } = await approvals.requireGrant(approvalId, c.get('jkt'))
    const { isThis } = await recoveries.put({ subject, walletId, address, share })
    const event = isThis ? 'recovery.stored' : 'recovery.conflict'
    await audit(c, event, { userId: subject, code: walletId })
    if (!isThis)
      throw new HttpError(409, 'Conflict', {
        reasons: [
          { name: 'wallet', description: 'The user has a recovery share. Drop this one and recover.' },
        ],
      })
    return c.json({})
  })

  app.post('/v1/recovery/release', { access: 'proof', limit: 'requests' }, async (c) => {
    const { approvalId, epk } = await readBody(c, releaseRequest)
    const { subject } = await approvals.requireGrant(approvalId, c.get('jkt'))
    await limits.countRecoveryRelease(subject, { isTest: isTest(subject) })
    const recovery = await recoveries.find(subject)
    if (!recovery)
      throw new HttpError(404, 'Not found', {
        reasons: [{ name: 'share', description: 'The user has no recovery share.' }],
      })
    const { walletId, address } = recovery
    const share = await recoveries.open(recovery)
    if (!share) throw unauthorized('passkey', 'This wallet opens with one of its passkeys.')
    await audit(c, 'recovery.released', { userId: subject, code: walletId })
    return c.json({
      jwe: await encryptShare(epk, { kind: 'recovery', walletId, address, share }),
      walletId,
      address,
    })
  })
}
