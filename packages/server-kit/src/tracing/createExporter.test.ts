import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { selectRows } from '@foyer/harness/full'
import { SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createExporter } from './createExporter.ts'

async function listen(answer: RequestListener) {
  const server = createServer((request, response) => answer(request.resume(), response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('sends again what a collector behind a prefix refuses for now, with credentials, headers and query', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'x-key=own%20key')
  onTestFinished(() => void vi.unstubAllEnvs())
  const asked: unknown[] = []
  const host = await listen(({ method, url, headers }, response) => {
    asked.push([method, url, headers.authorization, headers['x-key'], headers['content-type']])
    response.writeHead(asked.length === 1 ? 503 : 200).end('{}')
  })
  const exporter = createExporter(`http://user:p%40ss@${host}/otlp/?key=1`, new AbortController().signal)
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] })
  provider.getTracer('test').startSpan('span').end()
  await provider.shutdown()
  const sent = ['POST', '/otlp/v1/traces?key=1', `Basic ${btoa('user:p@ss')}`, 'own key', 'application/json']
  expect(asked).toEqual([sent, sent])
})

/** Prints `late` if the process lives on for more than 4.5 seconds once it is told to end. */
const PROGRAM = `
const { createTracing } = await import(${JSON.stringify(join(import.meta.dirname, 'createTracing.ts'))})
const tracing = createTracing({ endpoint: process.env.COLLECTOR, ratio: 1, service: 'test', version: '1' })
await tracing.serve({ method: 'GET' }, async () => ({ route: '/', status: 200 }))
setTimeout(() => console.log('late'), 4_500).unref()
await tracing.destroy()
`

const COLLECTORS: Record<string, RequestListener> = {
  'answers 503': (_, response) => response.writeHead(503).end(),
  'asks to wait': (_, response) => response.writeHead(503, { 'retry-after': '9' }).end(),
  'does not answer': () => {},
  'does not end its answer': (_, response) => response.writeHead(503, { 'content-length': '9' }).write('x'),
}

/** In `test` those that the exporter of OpenTelemetry would wait for longest: for its retries, and for an answer. */
const NAMES = selectRows(
  Object.keys(COLLECTORS),
  (name) => name === 'asks to wait' || name === 'does not answer',
)

test.each(NAMES)('a process ends in time when its collector %s', async (name) => {
  const asked = vi.fn(COLLECTORS[name])
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@foyer/source', '--input-type=module', '--eval', PROGRAM],
    { env: { ...process.env, COLLECTOR: `http://${await listen(asked)}` } },
  )
  expect(asked).toHaveBeenCalled()
  expect(stdout).toBe('')
})
