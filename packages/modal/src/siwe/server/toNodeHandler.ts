import type { IncomingMessage, ServerResponse } from 'node:http'
import { MAX_BODY } from './readBody.ts'

type NodeRequest = IncomingMessage & {
  /** Express: the whole path. `url` lacks the part that the router is mounted at. */
  originalUrl?: string
  /** Express: the body that a parser such as `express.json()` has read. */
  body?: unknown
}

/**
 * Makes a handler of `fetch` requests answer those of `node:http` and Express.
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
    // Cookies are several headers of one name.
    const headers = { ...Object.fromEntries(response.headers), 'set-cookie': response.headers.getSetCookie() }
    outgoing.writeHead(response.status, headers)
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
  return new Request(url, { method, headers: entries, ...(isRead ? {} : { body: await readText(incoming) }) })
}

/** Reads one chunk more than `handle` accepts at most, which then refuses it. */
async function readText(incoming: NodeRequest): Promise<string> {
  if (incoming.body !== undefined)
    return typeof incoming.body === 'string' ? incoming.body : JSON.stringify(incoming.body)
  const chunks: Buffer[] = []
  let length = 0
  await new Promise<void>((resolve, reject) => {
    incoming.on('data', (chunk: Buffer) => {
      length += chunk.length
      chunks.push(chunk)
      if (length <= MAX_BODY) return
      incoming.pause()
      resolve()
    })
    incoming.on('end', resolve)
    incoming.on('error', reject)
  })
  return Buffer.concat(chunks).toString('utf8')
}

const fail = (outgoing: ServerResponse) => () => {
  if (!outgoing.headersSent) outgoing.writeHead(500)
  outgoing.end()
}
