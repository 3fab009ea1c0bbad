import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type OpenMetricsContentType,
  openMetricsContentType,
  Registry,
} from 'prom-client'
import type { RenderedMetrics } from './createMetricsApp.ts'

/** In seconds: from an answer out of memory to the most that a node or a provider is waited for. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 12]

export type CreateRegistryParameters = {
  /** Begins each name, such as `gateway`. */
  program: string
  version: string
}

export type MetricsRegistry = ReturnType<typeof createRegistry>

/**
 * The metrics of a program: those of its process, its version, and what it makes of them. Every label must have few values, which
 * stand in the program or in its configuration: so they identify no person, and what a client sends adds no series.
 */
export function createRegistry({ program, version }: CreateRegistryParameters) {
  const registry = new Registry<OpenMetricsContentType>()
  registry.setContentType(openMetricsContentType)
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const describe = <L extends string>(name: string, help: string, labelNames: L[]) => ({
    name: `${program}_${name}`,
    help,
    labelNames,
    registers,
  })

  /** A number that goes up and down. `collect` sets it when the metrics are read. */
  const gauge = <L extends string = never>(
    name: string,
    help: string,
    labelNames: L[] = [],
    collect?: (gauge: Gauge<L>) => void | Promise<void>,
  ) =>
    new Gauge<L>({
      ...describe(name, help, labelNames),
      ...(collect && {
        collect() {
          return collect(this)
        },
      }),
    })

  const durations = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Histogram<L>({ ...describe(name, help, labelNames), buckets: BUCKETS })

  gauge('build_info', 'The version that runs.', ['version', 'node']).set(
    { version, node: process.version },
    1,
  )

  return {
    gauge,
    durations,
    /** A number that only goes up. Its series ends in `_total`. */
    count: <L extends string = never>(name: string, help: string, labelNames: L[] = []) =>
      new Counter<L>(describe(name, help, labelNames)),
    /** Requests by the pattern of their route. Further labels say of what. */
    requests: <L extends string = never>(labelNames: L[] = []) =>
      durations(
        'request_duration_seconds',
        'Requests by route and status, and how long their answers took.',
        [...labelNames, 'method', 'route', 'status'],
      ),
    render: async (): Promise<RenderedMetrics> => ({
      contentType: registry.contentType,
      text: await registry.metrics(),
    }),
  }
}
