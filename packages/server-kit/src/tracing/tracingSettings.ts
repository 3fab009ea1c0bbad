import * as z from 'zod'

export type TracingSettings = {
  /** Of a collector that takes OTLP over HTTP. */
  endpoint: string
  /** Of the traces that begin here, the part that is recorded. */
  ratio: number
}

/** Settings of OpenTelemetry's own exporter that the one here does not have, with what takes their place. */
const REFUSED = {
  TIMEOUT: 'A batch of spans is sent for 10 s at most.',
  COMPRESSION: 'Spans are sent without compression.',
  CERTIFICATE: 'Set NODE_EXTRA_CA_CERTS to the file.',
  CLIENT_CERTIFICATE: 'Put a collector beside the server that shows the certificate.',
  CLIENT_KEY: 'Put a collector beside the server that shows the certificate.',
  PROTOCOL: 'Spans are sent as http/json, which every collector takes at the same port as http/protobuf.',
}

/** A variable that would be passed over without a word. */
const refuse = (instead: string) =>
  z.never({ error: `It has no effect here, so take it out. ${instead}` }).optional()

const refused = Object.fromEntries(
  Object.entries(REFUSED).flatMap(([name, instead]) =>
    ['OTEL_EXPORTER_OTLP', 'OTEL_EXPORTER_OTLP_TRACES'].map((prefix) => [
      `${prefix}_${name}`,
      refuse(instead),
    ]),
  ),
)

/** The settings of traces, by the names that OpenTelemetry gives them. */
export const tracingSettings = {
  ...refused,
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
