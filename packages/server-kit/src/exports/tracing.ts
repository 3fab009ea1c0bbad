/** Spans, for programs that are no servers of this package. Their library is loaded only where a collector is set. */
export { openTracing } from '../tracing/openTracing.ts'
export { readTracing, type TracingSettings, tracingSettings } from '../tracing/tracingSettings.ts'
export type { Tracing } from '../tracing/types.ts'
