import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type RequestOptions,
  request,
  type ServerResponse,
} from 'node:http'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { parseRpcCall, type RpcCall } from './parseRpcCall.ts'

/**
 * How a request fails:
 * - `drop` ends the connection; the target never sees the request.
 * - `dropAnswer` ends the connection after the target has done what was asked.
 * - `rateLimit` answers 429, `serverError` 500, `html` a page with status 200.
 * - `truncate` ends the connection in the middle of an answer; `huge` answers 10 MiB; `trickle` answers one byte a
 *   second; `silence` does not answer.
 * - `result` and `error` answer a JSON-RPC request without the target.
 */
export type Fault =
  | 'drop'
  | 'dropAnswer'
  | 'rateLimit'
  | 'serverError'
  | 'html'
  | 'truncate'
  | 'huge'
  | 'trickle'
  | 'silence'
  | { result: unknown }
  | { error: { code: number; message: string } }

export type ProxiedRequest = {
  /** Path and query. */
  path: string
  /** Set when the body is one JSON-RPC request. */
  rpc: RpcCall | undefined
}

export type FaultProxy = {
  url: string
  stop: () => Promise<void>
}

/**
 * Starts an HTTP proxy that forwards requests to another server, or fails them as `choose` says.
 *
 * @param target origin of the other server
 * @param choose called with each request; returns undefined to pass it on
 *
 * @example
 * const proxy = await startFaultProxy(rpcUrl, ({ rpc }) => (rpc?.method === 'eth_getLogs' ? 'drop' : undefined))
 * const client = createPublicClient({ transport: http(proxy.url) })
 * await proxy.stop()
 */
export async function startFaultProxy(
  target: string,
  choose: (request: ProxiedRequest) => Fault | undefined,
): Promise<FaultProxy> {
  async function answer(incoming: IncomingMessage, response: ServerResponse) {
    const body = await buffer(incoming)
    const path = incoming.url ?? '/'
    const rpc = parseRpcCall(body)
    const fault = choose({ path, rpc })
    if (fault === 'drop') return response.destroy()
    if (typeof fault === 'string' && fault in ANSWERS) return ANSWERS[fault as keyof typeof ANSWERS](response)
    if (typeof fault === 'object') {
      response.setHeader('content-type', 'application/json')
      return response.end(JSON.stringify({ jsonrpc: '2.0', id: rpc?.id, ...fault }))
    }
    const { method, headers } = incoming
    const passed = await pass(new URL(path, target), { method, headers }, body)
    if (fault === 'dropAnswer') {
      await buffer(passed)
      return response.destroy()
    }
    response.writeHead(passed.statusCode ?? 502, passed.headers)
    await pipeline(passed, response)
  }

  const server = createServer((incoming, response) => {
    // Also when the target does not answer: the client then sees what it would see without the proxy.
    answer(incoming, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

const HUGE_BYTES = 10 * 1024 * 1024

/** Faults that answer without the target. */
const ANSWERS = {
  rateLimit: (response: ServerResponse) => response.writeHead(429).end('Too Many Requests'),
  serverError: (response: ServerResponse) => response.writeHead(500).end('Internal Server Error'),
  html: (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>'),
  truncate(response: ServerResponse) {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 })
    response.write('{"jsonrpc":"2.0",', () => response.destroy())
  },
  huge: (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(`"${'x'.repeat(HUGE_BYTES)}"`),
  trickle(response: ServerResponse) {
    response.writeHead(200, { 'content-type': 'application/json' })
    const timer = setInterval(() => response.write(' '), 1_000)
    response.once('close', () => clearInterval(timer))
  },
  silence: () => {},
}

async function pass(url: URL, options: RequestOptions, body: Buffer): Promise<IncomingMessage> {
  const outgoing = request(url, options).end(body)
  const [answer] = await once(outgoing, 'response')
  return answer
}
