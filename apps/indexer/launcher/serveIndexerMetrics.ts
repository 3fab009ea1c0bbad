import type { ServedRequest } from '@foyer/server-kit'
import { createRegistry, serveMetrics } from '@foyer/server-kit/metrics'
import manifest from '../package.json' with { type: 'json' }
import { type Status, statusSchema } from '../src/api/schemas.ts'
import type { IndexerSettings } from './readEnv.ts'

/** A status that takes longer is as bad as none. */
const TIMEOUT_MS = 3_000

const STATES = statusSchema.shape.status.options

export type ServeIndexerMetricsParameters = Pick<IndexerSettings, 'host' | 'port'> & {
  metrics: NonNullable<IndexerSettings['metrics']>
}

/**
 * Counts requests, and serves that with how far the indexer is. Ponder's own metrics stay where Ponder serves them.
 *
 * @throws {OperatorError} the port cannot be listened on
 */
export async function serveIndexerMetrics({ metrics, host, port }: ServeIndexerMetricsParameters) {
  const { count, gauge, render, ...registry } = createRegistry({
    program: 'indexer',
    version: manifest.version,
  })
  const requests = registry.requests()
  const limits = count('limits_hit', 'Requests above a limit.')
  const lag = gauge(
    'lag_seconds',
    'How far the tables are behind the newest block; none while nothing is known.',
  )
  const state = gauge('state', 'What the indexer does now.', ['state'])

  async function collect() {
    const status = await readStatus(host, port)
    lag.reset()
    if (status) lag.set(status.lagSeconds)
    for (const each of STATES) state.set({ state: each }, status?.status === each ? 1 : 0)
  }

  await serveMetrics({
    ...metrics,
    portVariable: 'INDEXER_METRICS_PORT',
    async render() {
      await collect()
      return render()
    },
  })
  return {
    countRequest({ method, route, status, ms }: ServedRequest) {
      requests.observe({ method, route, status: String(status) }, ms / 1_000)
      if (status === 429) limits.inc()
    },
  }
}

/** Asks this process as a client does. */
async function readStatus(host: string, port: number): Promise<Status | undefined> {
  // A server that listens everywhere is here, too.
  const own = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  const address = own.includes(':') ? `[${own}]` : own
  try {
    const response = await fetch(`http://${address}:${port}/v1/status`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return statusSchema.parse(await response.json())
  } catch {
    return undefined
  }
}
