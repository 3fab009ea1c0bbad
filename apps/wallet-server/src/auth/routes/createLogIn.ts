import type { Audit } from '../../shared/createAudit.ts'
import type { RequestContext } from '../../shared/types.ts'
import type { Sessions } from '../store/createSessions.ts'
import type { Login, Users } from '../store/createUsers.ts'

export type LogIn = ReturnType<typeof createLogIn>

/** Logs a user in on a device: returns the session's token, and whose it is. `provider` is that of a social login. */
export function createLogIn({ users, sessions, audit }: { users: Users; sessions: Sessions; audit: Audit }) {
  return async (c: RequestContext, { provider, ...login }: Login & { provider?: string }) => {
    const { projectId } = login
    const owner = await users.logIn(login)
    const token = await sessions.create({ ...owner, projectId })
    await audit(c, 'login', { projectId, ...owner, ...(provider !== undefined && { code: provider }) })
    return { token, ...owner }
  }
}
