import { createServer } from 'node:http'
import * as z from 'zod'

const requestSchema = z.object({ id: z.unknown(), method: z.string(), params: z.unknown().optional() })

/** What to do with a request: pass it on, or fail in one of the ways that endpoints do. */
export type Fault =
  | 'none'
  | 'drop'
  | 'dropAnswer'
  | 'rateLimit'
  | { result: unknown }
  | { error: { code: number; message: string } }

/** A JSON-RPC endpoint in front of another one that fails as `choose` says, request by request. */
export async function startFaultyRpc(target: string, choose: (method: string, params: unknown) => Fault) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const { id, method, params } = requestSchema.parse(JSON.parse(body))
    const fault = choose(method, params)
    if (fault === 'drop') return request.socket.destroy()
    if (fault === 'rateLimit') return response.writeHead(429).end('Too Many Requests')
    response.setHeader('content-type', 'application/json')
    if (typeof fault === 'object') return response.end(JSON.stringify({ jsonrpc: '2.0', id, ...fault }))
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(target, { method: 'POST', headers, body })
    const text = await answer.text()
    if (fault === 'dropAnswer') return request.socket.destroy()
    response.end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port')
  return {
    rpcUrl: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
