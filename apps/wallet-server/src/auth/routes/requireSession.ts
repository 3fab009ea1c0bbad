import { createMiddleware } from 'hono/factory'
import { readToken } from '../../shared/proof.ts'
import type { SessionEnv } from '../../shared/types.ts'
import type { Sessions } from '../store/createSessions.ts'

/** Lets a request pass whose token is that of a session of the device key that has signed it. */
export const requireSession = (sessions: Pick<Sessions, 'find'>) =>
  createMiddleware<SessionEnv>(async (c, next) => {
    const session = await sessions.find(readToken(c), c.get('jkt'))
    c.set('session', session)
    c.set('logFields', {
      projectId: session.projectId,
      userId: session.userId,
      deviceId: session.deviceId,
    })
    await next()
  })
