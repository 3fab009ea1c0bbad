import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that stands in for a node, and says what a test says. `asked` has the paths, or the methods of JSON-RPC. */
export async function startFakeNode(answer: (asked: string, params: readonly unknown[]) => unknown) {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { method = request.url ?? '', params = [] } = body === '' ? {} : JSON.parse(body)
    asked.push(method)
    const result = answer(method, params)
    response.end(JSON.stringify(body === '' ? result : { jsonrpc: '2.0', id: 1, result }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => void server.close()
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, stop }
}
