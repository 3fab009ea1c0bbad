import { setTimeout as wait } from 'node:timers/promises'
import { ExportResultCode, parseKeyPairsIntoRecord } from '@opentelemetry/core'
import { JsonTraceSerializer } from '@opentelemetry/otlp-transformer'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import { splitCredentials } from '../http/splitCredentials.ts'

/** Time limit of a batch of spans, with all its tries. */
const TIMEOUT_MS = 10_000
/** The pause before the second try. Each later one is longer. */
const PAUSE_MS = 1_000
const PAUSE_FACTOR = 1.5
/** Statuses after which OTLP has a batch sent again. */
const SENT_AGAIN = [429, 502, 503, 504]

/**
 * Sends spans to a collector as OTLP over HTTP, in JSON, until `ending` is aborted. OpenTelemetry's own exporter cannot be
 * stopped: its open requests and pauses keep a process alive.
 */
export function createExporter(endpoint: string, ending: AbortSignal): SpanExporter {
  const { href, headers } = splitCredentials(toTracesUrl(endpoint))
  const own = parseKeyPairsIntoRecord(
    process.env.OTEL_EXPORTER_OTLP_TRACES_HEADERS ?? process.env.OTEL_EXPORTER_OTLP_HEADERS,
  )
  const open = new Set<Promise<void>>()

  /** Returns the least time until the next try, or undefined when none is needed. */
  async function tryOnce(body: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<number | undefined> {
    const response = await fetch(href, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers, ...own },
      body,
      redirect: 'manual',
      signal,
    }).catch((error) => {
      if (signal.aborted) throw error
    })
    if (response === undefined) return 0
    await response.body?.cancel()
    if (response.ok) return undefined
    if (!SENT_AGAIN.includes(response.status)) throw new Error(`The collector answers ${response.status}.`)
    return Number(response.headers.get('retry-after')) * 1_000 || 0
  }

  async function send(body: Uint8Array<ArrayBuffer>) {
    const signal = AbortSignal.any([ending, AbortSignal.timeout(TIMEOUT_MS)])
    for (let pauseMs = PAUSE_MS; ; pauseMs *= PAUSE_FACTOR) {
      const leastMs = await tryOnce(body, signal)
      if (leastMs === undefined) return
      await wait(Math.min(Math.max(pauseMs, leastMs), TIMEOUT_MS), undefined, { signal })
    }
  }

  return {
    export(spans, report) {
      const sending = send(Uint8Array.from(JsonTraceSerializer.serializeRequest(spans) ?? []))
        .then(
          () => report({ code: ExportResultCode.SUCCESS }),
          (error) => report({ code: ExportResultCode.FAILED, error }),
        )
        .finally(() => open.delete(sending))
      open.add(sending)
    },
    async shutdown() {
      await Promise.allSettled(open)
    },
  }
}

/** The path of an endpoint may be a prefix, and its query a key. */
function toTracesUrl(endpoint: string) {
  const url = new URL(endpoint)
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/v1/traces`
  return url.href
}
