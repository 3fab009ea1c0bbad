import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type OpenMetricsContentType,
  openMetricsContentType,
  Registry,
} from 'prom-client'
import type { Chains } from '../chain/createChains.ts'
import type { Database } from '../store/createDatabase.ts'
import type { Metrics } from './types.ts'

/** In seconds: from an answer out of memory to the most that a node is waited for. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 12]

export type CreateMetricsParameters = {
  version: string
  /** Read when somebody collects. */
  chains: Pick<Chains, 'list'>
  database: Pick<Database, 'countConnections'>
}

/**
 * Counts what a gateway does. Every label has few values, which stand in this program or in the configuration: so nobody can be
 * found in them, and what a client sends adds no series.
 */
export function createMetrics({ version, chains, database }: CreateMetricsParameters): Metrics {
  const registry = new Registry<OpenMetricsContentType>()
  registry.setContentType(openMetricsContentType)
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const durations = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Histogram<L>({ name, help, labelNames, buckets: BUCKETS, registers })
  const requests = durations(
    'gateway_request_duration_seconds',
    'Requests by route and status, and how long their answers took.',
    ['method', 'route', 'status'],
  )
  const upstreams = durations(
    'gateway_upstream_duration_seconds',
    'Requests to nodes by chain, place in the configuration and outcome, and how long they took.',
    ['chain', 'place', 'outcome'],
  )
  const reads = new Counter({
    name: 'gateway_shared_reads',
    help: 'Reads of nodes that pages may share, by whether a node was asked.',
    labelNames: ['outcome'],
    registers,
  })
  const limits = new Counter({
    name: 'gateway_limits_hit',
    help: 'Requests above a limit.',
    labelNames: ['limit'],
    registers,
  })
  const gauge = <L extends string>(
    name: string,
    help: string,
    labelNames: L[],
    collect: (gauge: Gauge<L>) => void,
  ) =>
    new Gauge<L>({
      ...{ name, help, labelNames, registers },
      collect() {
        collect(this)
      },
    })
  gauge(
    'gateway_database_connections',
    'Connections of requests, and requests that wait for one.',
    ['state'],
    (own) => {
      for (const [state, count] of Object.entries(database.countConnections())) own.set({ state }, count)
    },
  )
  gauge(
    'gateway_upstream_lag_blocks',
    'Blocks that a node is behind the best of its chain; none while it does not answer.',
    ['chain', 'place'],
    (own) => {
      own.reset()
      for (const { id, upstreams } of chains.list)
        for (const [place, lag] of upstreams.listLags().entries())
          if (lag !== undefined) own.set({ chain: id, place: String(place) }, lag)
    },
  )
  gauge('gateway_chain_ready', 'Whether a chain has a node that answers.', ['chain'], (own) => {
    for (const { id, upstreams } of chains.list) own.set({ chain: id }, upstreams.isReady() ? 1 : 0)
  })
  const leader = new Gauge({
    name: 'gateway_scanner_leader',
    help: 'Whether this process reads the blocks of a chain.',
    labelNames: ['chain'],
    registers,
  })
  const lag = new Gauge({
    name: 'gateway_scanner_lag_blocks',
    help: 'Blocks of the chain that were not read yet, while this process reads them.',
    labelNames: ['chain'],
    registers,
  })
  new Gauge({
    name: 'gateway_build_info',
    help: 'The version that runs.',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version, node: process.version }, 1)

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
    render: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  }
}
