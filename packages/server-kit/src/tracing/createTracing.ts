import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { createExporter } from './createExporter.ts'
import type { TracingSettings } from './tracingSettings.ts'
import type { Tracing } from './types.ts'

export type CreateTracingParameters = TracingSettings & {
  /** Such as `gateway`. */
  service: string
  version: string
}

/** A collector that is away must hold up no end of a process. */
const END_MS = 2_000

/** See `openTracing`. Nothing is global: two servers in one process have a tracing each. */
export function createTracing({ endpoint, ratio, service, version }: CreateTracingParameters): Tracing {
  const ending = new AbortController()
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: createExporter(endpoint, ending.signal) })],
  })
  const tracer = provider.getTracer('foyer')
  const propagator = new W3CTraceContextPropagator()
  const contexts = new AsyncLocalStorageContextManager().enable()

  async function run<T>(span: Span, context: Context, task: () => Promise<T>): Promise<T> {
    try {
      return await contexts.with(trace.setSpan(context, span), task)
    } catch (error) {
      // A message may contain text that a user has typed.
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  }

  return {
    serve({ method, traceparent }, answer) {
      const context = propagator.extract(ROOT_CONTEXT, undefined, {
        // Not `tracestate`, in which a client may write anything.
        keys: () => ['traceparent'],
        get: (_, name) => (name === 'traceparent' ? traceparent : undefined),
      })
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, context)
      return run(span, context, async () => {
        const { route, status, attributes } = await answer()
        span.updateName(`${method} ${route}`)
        span.setAttributes({
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
          ...attributes,
        })
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      })
    },
    send({ name, attributes }, send) {
      const context = contexts.active()
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, context)
      const headers: Record<string, string> = {}
      propagator.inject(trace.setSpan(context, span), headers, {
        set: (carrier, key, value) => {
          carrier[key] = value
        },
      })
      return run(span, context, () => send(headers))
    },
    async destroy() {
      const late = setTimeout(() => ending.abort(), END_MS)
      await provider.shutdown().catch(() => {})
      clearTimeout(late)
      ending.abort()
      contexts.disable()
    },
  }
}
