import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** How the proxy treats a request. */
export type Fault = 'drop' | 'limit'

/** An RPC endpoint in front of another that can fail as real ones do. */
export async function startRpcProxy(target: string) {
  let chainId: number | undefined
  let isFaulty: (request: number) => Fault | undefined = () => undefined
  let requests = 0

  async function forward(request: IncomingMessage, response: ServerResponse) {
    const fault = isFaulty(++requests)
    if (fault === 'drop') return request.socket.destroy()
    if (fault === 'limit') return response.writeHead(429).end('Too many requests')
    const body = await text(request)
    const headers = { 'Content-Type': 'application/json' }
    const upstream = await fetch(target, { method: 'POST', headers, body })
    const isLie = chainId !== undefined && body.includes('"eth_chainId"')
    const answer = await upstream.text()
    response.writeHead(upstream.status, headers)
    response.end(isLie ? answer.replace(/"result":"0x\w+"/, `"result":"0x${chainId?.toString(16)}"`) : answer)
  }

  const server = createServer((request, response) => {
    forward(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests: () => requests,
    /** From now on says to be this chain. */
    lie(id: number) {
      chainId = id
    },
    /** From now on asks for each request, numbered from 1, whether it fails. */
    fail(next: typeof isFaulty) {
      requests = 0
      isFaulty = next
    },
    async destroy() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
