import * as z from 'zod'

export type TracingSettings = {
  /** Of a collector that takes OTLP over HTTP. */
  endpoint: string
  /** Of the traces that begin here, the part that is recorded. */
  ratio: number
}

/** The settings of traces, by the names that OpenTelemetry gives them. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'Expected the URL of a collector, such as http://127.0.0.1:4318.' })
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'Expected a number from 0 to 1.' })
    .min(0, { error: 'Expected a number from 0 to 1.' })
    .max(1, { error: 'Expected a number from 0 to 1.' })
    .default(1),
}

/** Undefined where nothing is traced. */
export const readTracing = ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_TRACES_SAMPLER_ARG: ratio,
}: {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_TRACES_SAMPLER_ARG: number
}): TracingSettings | undefined => (endpoint === undefined ? undefined : { endpoint, ratio })
