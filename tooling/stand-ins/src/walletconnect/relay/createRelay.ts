import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { type CreateExchangeParameters, createExchange } from '@foyer/testing/walletconnect'
import { type WebSocket, WebSocketServer } from 'ws'
import { readClientToken } from './clientToken.ts'

/** Clients that run in Node drop a connection that has been silent for 35 s. */
const PING_MS = 25_000
const MAX_MESSAGE_BYTES = 8 * 2 ** 20
/** The close code whose reason says why the relay ends a connection. */
const REFUSED = 3000

export type CreateRelayParameters = CreateExchangeParameters & {
  /** Default a free one. */
  port?: number
  /** Another relay that it stands in for: clients address their tokens to it. */
  standsInFor?: string
  /** Returns why a client is refused, as the public relay words it, or undefined to accept it. Default: accepts all. */
  refuse?: (client: { projectId: string; origin: string | undefined }) => string | undefined
}

/**
 * A relay for WalletConnect 2 on the loopback interface, for development and tests. Messages live in memory; after
 * `stop()` and `start()`, or `close()` and another `createRelay` on the same port, clients subscribe again by
 * themselves.
 */
export async function createRelay({ port, standsInFor, refuse, ...parameters }: CreateRelayParameters = {}) {
  const exchange = createExchange(parameters)

  const http = createServer((request, response) => {
    response.writeHead(request.url === '/health' ? 200 : 404).end()
  })
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES })
  http.on('upgrade', (request, socket, head) => void upgrade(request, socket, head))
  const pings = setInterval(() => {
    for (const socket of server.clients) socket.ping()
  }, PING_MS)
  const listen = (to: number) =>
    new Promise<void>((resolve, reject) => http.once('error', reject).listen(to, '127.0.0.1', resolve))
  await listen(port ?? 0)
  const { port: ownPort } = http.address() as AddressInfo
  const address = `127.0.0.1:${ownPort}`

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    const query = new URL(request.url ?? '/', `ws://${address}`).searchParams
    const audience = [address, address.replace('127.0.0.1', 'localhost')].map((host) => `ws://${host}`)
    if (standsInFor !== undefined) audience.push(standsInFor)
    const token = await readClientToken({ token: query.get('auth') ?? '', audience })
    if (token.status === 'forged') {
      socket.end('HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n')
      return
    }
    const client = { projectId: query.get('projectId') ?? '', origin: request.headers.origin }
    const reason = token.status === 'untimely' ? token.reason : refuse?.(client)
    server.handleUpgrade(request, socket, head, (webSocket) => {
      if (token.status === 'valid' && reason === undefined) acceptClient(token.clientId, webSocket)
      else webSocket.close(REFUSED, reason)
    })
  }

  function acceptClient(clientId: string, socket: WebSocket) {
    const client = exchange.connect(clientId, (text) => socket.send(text))
    socket.on('close', client.close)
    // Only a protocol error reaches this, and the connection closes by itself.
    socket.on('error', () => {})
    socket.on('message', (data) => client.receive(data.toString()))
  }

  return {
    url: `ws://${address}`,

    /** Returns the number of clients that are connected now. */
    connections: () => server.clients.size,

    inject: exchange.inject,

    /** Ends every connection at once, as a machine that fails does, and refuses new ones. Messages are kept. */
    stop,

    /** Accepts clients again, or still. */
    async start() {
      if (!http.listening) await listen(ownPort)
    },

    async close() {
      clearInterval(pings)
      await stop()
    },
  }

  async function stop() {
    const isClosed = new Promise((resolve) => http.close(resolve))
    for (const socket of server.clients) socket.terminate()
    await isClosed
  }
}
