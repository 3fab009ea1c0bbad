import { HttpError } from '@foyer/server-kit'
import type { Audit } from '../../shared/createAudit.ts'
import type { AuthApp } from '../../shared/types.ts'
import type { Sessions } from '../store/createSessions.ts'
import type { Users } from '../store/createUsers.ts'

export type DevicesParameters = { users: Users; sessions: Sessions; audit: Audit }

export function addDeviceRoutes(app: AuthApp, { users, sessions, audit }: DevicesParameters) {
  app.post('/v1/signout', { access: 'session', limit: 'requests' }, async (c) => {
    const { tokenHash, userId, deviceId, projectId } = c.get('session')
    await sessions.remove(tokenHash)
    await audit(c, 'signout', { userId, deviceId, projectId })
    return c.json({})
  })

  app.get('/v1/devices', { access: 'session', limit: 'requests' }, async (c) => {
    const { userId, deviceId } = c.get('session')
    const devices = await users.listDevices(userId)
    return c.json({
      devices: devices.map(({ id, browser, origin, createdAt, lastLoginAt }) => ({
        id,
        browser,
        origin,
        createdAt: createdAt.toISOString(),
        lastLoginAt: lastLoginAt.toISOString(),
        isCurrent: id === deviceId,
      })),
    })
  })

  app.delete('/v1/devices/:id', { access: 'session', limit: 'requests' }, async (c) => {
    const { userId, projectId } = c.get('session')
    const deviceId = c.req.param('id')
    if (!(await users.revokeDevice(userId, deviceId)))
      throw new HttpError(404, 'Not found', {
        reasons: [{ name: 'device', description: 'The user has no such device.' }],
      })
    await audit(c, 'device.revoked', { userId, deviceId, projectId })
    return c.json({})
  })
}
