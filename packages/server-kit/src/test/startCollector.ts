import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import * as z from 'zod'

const value = z.looseObject({})
const attributes = z.array(z.object({ key: z.string(), value })).default([])
const spanSchema = z.looseObject({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes,
})
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
})

export type CollectedSpan = z.output<typeof spanSchema> & { service: string; values: Record<string, unknown> }

const toValues = (list: z.output<typeof attributes>) =>
  Object.fromEntries(list.map(({ key, value: one }) => [key, Object.values(one)[0]]))

/** A collector of traces, as OpenTelemetry's is asked: OTLP over HTTP, in JSON. It ends with the test. Port 0 takes a free one. */
export async function startCollector(port = 0) {
  const spans: CollectedSpan[] = []
  const texts: string[] = []
  const server = createServer(async (request, response) => {
    const text = (await buffer(request)).toString()
    const parsed = request.url === '/v1/traces' ? exportSchema.safeParse(JSON.parse(text)) : undefined
    if (!parsed?.success) return void response.writeHead(400).end()
    texts.push(text)
    for (const { resource, scopeSpans } of parsed.data.resourceSpans)
      for (const span of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({
          ...span,
          service: String(toValues(resource.attributes)['service.name']),
          values: toValues(span.attributes),
        })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** All that it was sent. */
    readText: () => texts.join('\n'),
  }
}
