import { createRegistry } from '@foyer/server-kit/metrics'
import type { Chains } from '../chain/createChains.ts'
import type { Database } from '../store/createDatabase.ts'
import { DAY_MS, endOf, type KeptRows } from '../store/keptRows.ts'
import type { Metrics } from './types.ts'

export type CreateMetricsParameters = {
  version: string
  /** Read when metrics are collected. */
  chains: Pick<Chains, 'list'>
  database: Pick<Database, 'countConnections'>
  keptRows: readonly KeptRows[]
}

/** Counts what a gateway does. */
export function createMetrics({ version, chains, database, keptRows }: CreateMetricsParameters): Metrics {
  const { count, durations, gauge, render, ...registry } = createRegistry({ program: 'gateway', version })
  const requests = registry.requests()
  const upstreams = durations(
    'upstream_duration_seconds',
    'Requests to nodes by chain, place in the configuration and outcome, and how long they took.',
    ['chain', 'place', 'outcome'],
  )
  const reads = count('shared_reads', 'Reads of nodes that pages may share, by whether a node was asked.', [
    'outcome',
  ])
  const limits = count('limits_hit', 'Requests above a limit.', ['limit'])
  gauge(
    'database_connections',
    'Connections of requests, and requests that wait for one.',
    ['state'],
    (own) => {
      for (const [state, count] of Object.entries(database.countConnections())) own.set({ state }, count)
    },
  )
  gauge(
    'upstream_lag_blocks',
    'Blocks that a node is behind the best of its chain; none while it does not answer.',
    ['chain', 'place'],
    (own) => {
      own.reset()
      for (const { id, upstreams } of chains.list)
        for (const [place, lag] of upstreams.listLags().entries())
          if (lag !== undefined) own.set({ chain: id, place: String(place) }, lag)
    },
  )
  gauge('chain_ready', 'Whether a chain has a node that answers.', ['chain'], (own) => {
    for (const { id, upstreams } of chains.list) own.set({ chain: id }, upstreams.isReady() ? 1 : 0)
  })
  gauge(
    'rows_overdue_days',
    'Days by which the oldest row is past those that its kind is kept.',
    ['rows'],
    async (own) => {
      for (const rows of keptRows) {
        // A database that does not answer leaves the other metrics readable.
        const oldest = await rows.readOldest().catch(() => null)
        const overdueMs = oldest ? endOf(rows).getTime() - oldest.getTime() : 0
        own.set({ rows: rows.name }, oldest === null ? Number.NaN : Math.max(0, overdueMs / DAY_MS))
      }
    },
  )
  const leader = gauge('scanner_leader', 'Whether this process reads the blocks of a chain.', ['chain'])
  const lag = gauge(
    'scanner_lag_blocks',
    'Blocks of the chain that were not read yet, while this process reads them.',
    ['chain'],
  )

  return {
    countRequest: ({ method, route, status, ms }) =>
      requests.observe({ method, route, status: String(status) }, ms / 1_000),
    countUpstream: ({ chain, place, outcome, ms }) =>
      upstreams.observe({ chain, place: String(place), outcome }, ms / 1_000),
    countSharedRead: (outcome) => reads.inc({ outcome }),
    countLimit: (limit) => limits.inc({ limit }),
    setLeader(chain, isLeader) {
      leader.set({ chain }, isLeader ? 1 : 0)
      if (!isLeader) lag.remove({ chain })
    },
    setScannerLag: (chain, blocks) => lag.set({ chain }, blocks),
    render,
  }
}
