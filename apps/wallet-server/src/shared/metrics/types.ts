import type { Database, RenderedMetrics, ServedRequest } from '@foyer/server-kit'
import type { AuditEvent } from '../createAudit.ts'
import type { LimitName } from '../createLimits.ts'

/** Counters of one server. Nothing here can name a user, a device, a project or an address. */
export type ServerMetrics = {
  /** `route` is a pattern, never a path that was asked for. */
  countRequest: (request: ServedRequest) => void
  countEvent: (event: AuditEvent) => void
  countLimit: (limit: LimitName) => void
  /** Its connections are counted when metrics are collected. */
  watchDatabase: (database: Pick<Database, 'countConnections'>) => void
  /** Counts, when metrics are collected, people whose deletion is due for longer than a day. */
  watchDeletions: (countOverdue: (now: Date) => Promise<number>) => void
}

export type Metrics = {
  of: (server: 'auth' | 'vault') => ServerMetrics
  countMail: (outcome: 'sent' | 'retried' | 'failed' | 'expired') => void
  /** Sets the number of mails that are being sent. */
  setOpenMails: (count: number) => void
  /** A line of the log that asks for the operator. */
  countAlert: (level: 'warn' | 'error', event: string) => void
  /** Renders the metrics for a collector. */
  render: () => Promise<RenderedMetrics>
}
