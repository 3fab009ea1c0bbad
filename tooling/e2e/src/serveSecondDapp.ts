import { once } from 'node:events'
import { createServer, request } from 'node:http'

/**
 * Serves the presale once more, as a dapp of another site that may use the same wallet. By a server, because Chromium lets
 * no page that a test has answered for reach this machine.
 */
export async function serveSecondDapp(presale: string) {
  const server = createServer((incoming, response) => {
    const outgoing = request(new URL(incoming.url ?? '/', presale), (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    outgoing.end()
  })
  server.listen(4310, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: 'http://dapp.localhost:4310',
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
