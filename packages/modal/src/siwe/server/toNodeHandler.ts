import type { IncomingMessage, ServerResponse } from 'node:http'

type NodeRequest = IncomingMessage & {
  /** Express: the whole path, where `url` has lost what the router was mounted at. */
  originalUrl?: string
  /** What a parser before this one made of the body, such as `express.json()`. */
  body?: unknown
}

/**
 * Lets a fetch-style handler answer Node's own requests, and with them Express's.
 *
 * @example
 * app.use('/siwe', toNodeHandler(siwe.handle)) // Express
 * createServer(toNodeHandler(siwe.handle)) // node:http
 */
export function toNodeHandler(handle: (request: Request) => Promise<Response>) {
  return (
    incoming: NodeRequest,
    outgoing: ServerResponse,
    next: (error: unknown) => void = fail(outgoing),
  ) => {
    void respond(incoming, outgoing).catch(next)
  }

  async function respond(incoming: NodeRequest, outgoing: ServerResponse) {
    const response = await handle(await toRequest(incoming))
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(await response.text())
  }
}

async function toRequest(incoming: NodeRequest): Promise<Request> {
  const { method = 'GET', headers } = incoming
  const url = new URL(incoming.originalUrl ?? incoming.url ?? '/', 'http://localhost')
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value] as [string, string]],
  )
  const isRead = method === 'GET' || method === 'HEAD'
  return new Request(url, { method, headers: entries, ...(isRead ? {} : { body: await readBody(incoming) }) })
}

/** Node reads no further than this; a message with its signature is far smaller. */
const MAX_BYTES = 256 * 1024

async function readBody(incoming: NodeRequest): Promise<string> {
  if (incoming.body !== undefined)
    return typeof incoming.body === 'string' ? incoming.body : JSON.stringify(incoming.body)
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > MAX_BYTES) return ''
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const fail = (outgoing: ServerResponse) => () => {
  if (!outgoing.headersSent) outgoing.writeHead(500)
  outgoing.end()
}
