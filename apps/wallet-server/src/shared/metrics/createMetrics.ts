import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type OpenMetricsContentType,
  openMetricsContentType,
  Registry,
} from 'prom-client'
import type { Metrics } from './types.ts'

/** In seconds: from an answer out of memory to one that waits for a provider. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Counts what the servers of this process do. Every label has few values, which stand in this program: names of routes,
 * events and limits. So nobody can be found in them, and what a client sends adds no series.
 */
export function createMetrics(): Metrics {
  const registry = new Registry<OpenMetricsContentType>()
  registry.setContentType(openMetricsContentType)
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'wallet_request_duration_seconds',
    help: 'Requests by route and status, and how long their answers took.',
    labelNames: ['server', 'method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const count = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Counter<L>({ name, help, labelNames, registers })
  const events = count('wallet_events', 'Logins, wallets, releases: the events of the audit.', [
    'server',
    'event',
  ])
  const limits = count('wallet_limits_hit', 'Requests and mails above a limit.', ['server', 'limit'])
  const mails = count('wallet_mails', 'Tries to send a mail, by what came of them.', ['outcome'])
  const alerts = count('wallet_alerts', 'Lines of the log above info.', ['level', 'event'])
  const overdue = new Gauge({
    name: 'wallet_deletions_overdue',
    help: 'People whose deletion is due for longer than a day.',
    labelNames: ['server'],
    registers,
  })
  const openMails = new Gauge({ name: 'wallet_mails_open', help: 'Mails on their way.', registers })

  return {
    of: (server) => ({
      countRequest: ({ method, route, status, ms }) =>
        requests.observe({ server, method, route, status: String(status) }, ms / 1_000),
      countEvent: (event) => events.inc({ server, event }),
      countLimit: (limit) => limits.inc({ server, limit }),
      setOverdue: (count) => overdue.set({ server }, count),
    }),
    countMail: (outcome) => mails.inc({ outcome }),
    setOpenMails: (open) => openMails.set(open),
    countAlert: (level, event) => alerts.inc({ level, event }),
    render: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  }
}
