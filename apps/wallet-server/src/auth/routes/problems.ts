import type { Log } from '@foyer/server-kit'
import * as z from 'zod'
import type { Audit } from '../../shared/createAudit.ts'
import type { ServerLimits } from '../../shared/createLimits.ts'
import { readBody } from '../../shared/requests.ts'
import type { AuthApp } from '../../shared/types.ts'

export type ProblemParameters = { limits: ServerLimits; audit: Audit; log: Log }

const problemRequest = z.object({ kind: z.enum(['disagree', 'mismatch']) })

/** Tells the operator what only the wallet's page can find: it is the one place where the records of both servers meet. */
export function addProblemRoutes(app: AuthApp, { limits, audit, log }: ProblemParameters) {
  app.post('/v1/problems', { access: 'session', limit: 'requests' }, async (c) => {
    const { kind } = await readBody(c, problemRequest)
    const { userId, deviceId, projectId } = c.get('session')
    await limits.countProblem(userId)
    const fields = { userId, deviceId, projectId }
    await audit(c, `wallet.${kind}`, fields)
    log('error', `wallet.${kind}`, { ...fields, reqId: c.get('requestId') })
    return c.json({})
  })
}
