/** Metrics, apart from the rest: their library is loaded only where something is counted. */
export { createRegistry, type MetricsRegistry } from '../metrics/createRegistry.ts'
export { type RunningMetrics, serveMetrics } from '../metrics/serveMetrics.ts'
