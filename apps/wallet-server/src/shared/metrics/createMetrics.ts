import { createRegistry } from '@foyer/server-kit/metrics'
import type { Metrics, ServerMetrics } from './types.ts'

/** Counts what the servers of this process do. */
export function createMetrics(version: string): Metrics {
  const { count, gauge, render, ...registry } = createRegistry({ program: 'wallet', version })
  const requests = registry.requests(['server'])
  const events = count('events', 'Logins, wallets, releases: the events of the audit.', ['server', 'event'])
  const limits = count('limits_hit', 'Requests and mails above a limit.', ['server', 'limit'])
  const mails = count('mails', 'Tries to send a mail, by what came of them.', ['outcome'])
  const alerts = count('alerts', 'Lines of the log above info.', ['level', 'event'])
  const openMails = gauge('mails_open', 'Mails on their way.')
  const databases = new Map<string, Parameters<ServerMetrics['watchDatabase']>[0]>()
  gauge(
    'database_connections',
    'Connections of requests, and requests that wait for one.',
    ['server', 'state'],
    (own) => {
      for (const [server, { countConnections }] of databases)
        for (const [state, count] of Object.entries(countConnections())) own.set({ server, state }, count)
    },
  )
  const deletions = new Map<string, Parameters<ServerMetrics['watchDeletions']>[0]>()
  gauge(
    'deletions_overdue',
    'People whose deletion is due for longer than a day.',
    ['server'],
    async (own) => {
      // A database that does not answer leaves the other metrics readable.
      for (const [server, countOverdue] of deletions)
        own.set({ server }, await countOverdue(new Date()).catch(() => Number.NaN))
    },
  )

  return {
    of: (server) => ({
      countRequest: ({ method, route, status, ms }) =>
        requests.observe({ server, method, route, status: String(status) }, ms / 1_000),
      countEvent: (event) => events.inc({ server, event }),
      countLimit: (limit) => limits.inc({ server, limit }),
      watchDatabase: (database) => void databases.set(server, database),
      watchDeletions: (countOverdue) => void deletions.set(server, countOverdue),
    }),
    countMail: (outcome) => mails.inc({ outcome }),
    setOpenMails: (open) => openMails.set(open),
    countAlert: (level, event) => alerts.inc({ level, event }),
    render,
  }
}
