import type { Database, LogFields } from '@foyer/server-kit'
import { inArray } from 'drizzle-orm'
import type { ServerMetrics } from './metrics/types.ts'
import { networkOf } from './network.ts'
import { audit } from './schema.ts'
import type { RequestContext } from './types.ts'

export type AuditEvent =
  | 'login'
  | 'login.refused'
  | 'wallet.created'
  | 'wallet.confirmed'
  | 'wallet.conflict'
  | 'wallet.disagree'
  | 'wallet.mismatch'
  | 'wallet.exported'
  | 'device.added'
  | 'device.revoked'
  | 'share.released'
  | 'recovery.released'
  | 'recovery.stored'
  | 'recovery.conflict'
  | 'subject.added'
  | 'subject.kept'
  | 'deletion.asked'
  | 'deletion.confirmed'
  | 'deletion.finished'
  | 'deletion.undone'
  | 'email.changed'
  | 'email.refused'
  | 'email.restored'
  | 'approval.approved'
  | 'approval.denied'
  | 'passkey.made'
  | 'passkey.added'
  | 'passkey.used'
  | 'passkey.refused'
  | 'passkey.removed'
  | 'wallet.protected'
  | 'signout'

export type Audit = ReturnType<typeof createAudit>

/** Keeps what happened to accounts. */
export function createAudit(
  db: Database['drizzle'],
  clientOf: (c: RequestContext) => string,
  metrics?: ServerMetrics,
) {
  return async (c: RequestContext, event: AuditEvent, fields: Omit<LogFields, 'ms' | 'reqId'>) => {
    metrics?.countEvent(event)
    const { userId, deviceId, projectId, code } = fields
    await db.insert(audit).values({
      event,
      reqId: c.get('requestId'),
      userId,
      deviceId,
      projectId,
      code,
      network: networkOf(clientOf(c)),
    })
  }
}

/** Removes the identity of deleted users from the audit. Its events stay. */
export const forgetInAudit = (db: Pick<Database['drizzle'], 'update'>, userIds: readonly string[]) =>
  db
    .update(audit)
    .set({ userId: null, deviceId: null, code: null, network: null, reqId: null })
    .where(inArray(audit.userId, [...userIds]))
