import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
  request,
  type ServerResponse,
} from 'node:http'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { parseRpcBatch, parseRpcCall, type RpcCall } from './parseRpcCall.ts'

/**
 * The failure of a request:
 * - `drop` ends the connection; the target never sees the request.
 * - `dropAnswer` ends the connection after the target has done what was asked.
 * - `rateLimit` answers 429, `serverError` 500, `html` a page with status 200.
 * - `truncate` ends the connection in the middle of an answer; `huge` answers 10 MiB; `trickle` answers one byte a
 *   second; `silence` does not answer.
 * - `result` and `error` answer a JSON-RPC request without the target.
 * - `beforeAnswer` runs when the target has answered, and ends the connection without the answer if it resolves to true;
 *   `afterAnswer` runs when the answer has been passed on. Both get its status, and none of a batch.
 * - `behind` answers as a node that has got no further than this block: what is asked of the latest block is asked of
 *   that one, it has no later block, and no logs of later blocks. Receipts and transactions are passed on, as the other nodes behind the same address would answer them.
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
  | { behind: bigint }
  | { beforeAnswer: (status: number) => Promise<boolean> }
  | { afterAnswer: (status: number) => Promise<unknown> }

export type ProxiedRequest = {
  method: string
  /** Path and query. */
  path: string
  headers: IncomingHttpHeaders
  /** Set when the body is one JSON-RPC request, or for each one of a batch. */
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
 * @param choose called with each request, and with each one of a JSON-RPC batch; returns undefined to pass it on
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
    const { method = 'GET', headers } = incoming
    const batch = parseRpcBatch(body)
    if (batch !== undefined) return answerBatch(batch, { path, method, headers }, response)
    const fault = choose({ method, path, headers, rpc })
    if (fault === 'drop') return response.destroy()
    if (typeof fault === 'string' && fault in ANSWERS) return ANSWERS[fault as keyof typeof ANSWERS](response)
    const own = typeof fault === 'object' ? answerOf(rpc, fault) : undefined
    if (own !== undefined) return answerRpc(response, { id: rpc?.id, ...own })
    const isBehind = typeof fault === 'object' && 'behind' in fault
    const asked = isBehind ? askAtBlock(body, rpc, fault.behind) : body
    const length = isBehind && { 'content-length': String(asked.length) }
    const passed = await pass(new URL(path, target), { method, headers: { ...headers, ...length } }, asked)
    const { statusCode = 502 } = passed
    const [before, after] = typeof fault === 'object' ? hooksOf(fault) : []
    const answer = before || fault === 'dropAnswer' ? await buffer(passed) : undefined
    if (fault === 'dropAnswer' || (await before?.(statusCode))) return response.destroy()
    response.writeHead(statusCode, passed.headers)
    await pipeline(answer ? [answer] : passed, response)
    await after?.(statusCode)
  }

  /** Answers each request of a batch by itself; a fault of the connection is one of the whole batch. */
  async function answerBatch(
    batch: readonly RpcCall[],
    { path, method, headers }: { path: string } & Pick<IncomingMessage, 'method' | 'headers'>,
    response: ServerResponse,
  ) {
    const faults = batch.map((rpc) => choose({ method: method ?? 'GET', path, headers, rpc }))
    const whole = faults.find((fault) => typeof fault === 'string')
    if (whole !== undefined && whole in ANSWERS) return ANSWERS[whole as keyof typeof ANSWERS](response)
    if (whole === 'drop') return response.destroy()
    const answers = await Promise.all(
      batch.map(async (rpc, index): Promise<object> => {
        const fault = faults[index]
        const own = typeof fault === 'object' ? answerOf(rpc, fault) : undefined
        if (own !== undefined) return { id: rpc.id, ...own }
        const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...rpc }))
        const asked =
          typeof fault === 'object' && 'behind' in fault ? askAtBlock(body, rpc, fault.behind) : body
        const length = { 'content-length': String(asked.length) }
        const passed = await pass(
          new URL(path, target),
          { method, headers: { ...headers, ...length } },
          asked,
        )
        return JSON.parse((await buffer(passed)).toString())
      }),
    )
    if (whole === 'dropAnswer') return response.destroy()
    answerRpc(response, answers)
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

const hooksOf = (fault: Exclude<Fault, string>) => [
  'beforeAnswer' in fault ? fault.beforeAnswer : undefined,
  'afterAnswer' in fault ? fault.afterAnswer : undefined,
]

const toHex = (block: bigint) => `0x${block.toString(16)}`

/** The answer of a fault that needs no target. */
function answerOf(rpc: RpcCall | undefined, fault: Exclude<Fault, string>): object | undefined {
  if ('result' in fault || 'error' in fault) return fault
  if (!('behind' in fault)) return undefined
  if (rpc?.method === 'eth_blockNumber') return { result: toHex(fault.behind) }
  const [first] = Array.isArray(rpc?.params) ? rpc.params : []
  if (rpc?.method === 'eth_getBlockByNumber')
    return isAfter(first, fault.behind) ? { result: null } : undefined
  if (rpc?.method === 'eth_getLogs') return isAfter(first?.toBlock, fault.behind) ? { result: [] } : undefined
  return undefined
}

const isAfter = (place: unknown, block: bigint) =>
  typeof place === 'string' && place.startsWith('0x') && BigInt(place) > block

function answerRpc(response: ServerResponse, answer: object) {
  // Pages ask, too.
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(Array.isArray(answer) ? answer.map(toRpc) : toRpc(answer)))
}

const toRpc = (answer: object) => ({ jsonrpc: '2.0', ...answer })

/** The same request, about a block in place of the latest one. */
function askAtBlock(body: Buffer, rpc: RpcCall | undefined, block: bigint) {
  if (rpc === undefined || !Array.isArray(rpc.params)) return body
  const params = rpc.params.map((param: unknown) => (param === 'latest' ? toHex(block) : param))
  return Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...rpc, params }))
}

async function pass(url: URL, options: RequestOptions, body: Buffer): Promise<IncomingMessage> {
  const outgoing = request(url, options).end(body)
  const [answer] = await once(outgoing, 'response')
  return answer
}
