import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { answerRequest, subscriptionId } from './answerRequest.ts'
import { readClientToken } from './clientToken.ts'
import { createMessageStore, type TopicMessage } from './createMessageStore.ts'
import { acknowledgementSchema, anyRequestSchema, requestSchema } from './relayMessage.ts'

/** Clients that run in Node drop a connection that has been silent for 35 s. */
const PING_MS = 25_000
const MAX_MESSAGE_BYTES = 8 * 2 ** 20
/** The close code whose reason says why the relay ends a connection. */
const REFUSED = 3000

export type CreateRelayParameters = {
  /** Default a free one. */
  port?: number
  /** Another relay that it stands in for: clients address their tokens to it. */
  standsInFor?: string
  /** Returns why a client is refused, as the public relay words it, or undefined to accept it. Default: accepts all. */
  refuse?: (client: { projectId: string; origin: string | undefined }) => string | undefined
  /**
   * Returns the messages that are delivered in place of one, in order. For tests of a bad network. Default the message
   * itself.
   */
  deliver?: (topicMessage: TopicMessage) => TopicMessage[]
}

/**
 * A relay for WalletConnect 2 on the loopback interface, for development and tests. Messages live in memory; after
 * `stop()` and `start()`, or `close()` and another `createRelay` on the same port, clients subscribe again by
 * themselves.
 */
export async function createRelay({
  port,
  standsInFor,
  refuse,
  deliver = (topicMessage) => [topicMessage],
}: CreateRelayParameters = {}) {
  const store = createMessageStore()
  /** The sockets of each client, each with the messages that were sent on it. */
  const sockets = new Map<string, Map<WebSocket, WeakSet<TopicMessage>>>()
  const unacknowledged = new Map<number, TopicMessage>()
  let lastId = Date.now() * 1_000

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
    const own = sockets.get(clientId) ?? new Map()
    sockets.set(clientId, own.set(socket, new WeakSet()))
    socket.on('close', () => own.delete(socket))
    // Only a protocol error reaches this, and the connection closes by itself.
    socket.on('error', () => {})
    socket.on('message', (data) => receive(clientId, socket, data.toString()))
  }

  function receive(clientId: string, socket: WebSocket, text: string) {
    const message = parse(text)
    const acknowledgement = acknowledgementSchema.safeParse(message)
    if (acknowledgement.success) {
      const topicMessage = unacknowledged.get(acknowledgement.data.id)
      unacknowledged.delete(acknowledgement.data.id)
      if (topicMessage !== undefined) store.acknowledge(clientId, topicMessage)
      return
    }
    const request = requestSchema.safeParse(message)
    if (!request.success) {
      const { data } = anyRequestSchema.safeParse(message)
      const error = { code: -32602, message: `Invalid request: ${request.error.issues[0]?.message}` }
      if (data !== undefined) send(socket, { id: data.id, error })
      return
    }
    const { result, subscribed = [], published = [] } = answerRequest(store, clientId, request.data)
    send(socket, { id: request.data.id, result })
    for (const topic of subscribed) deliverTo(clientId, store.pending(clientId, topic))
    for (const { topicMessage, clients } of published)
      for (const client of clients) deliverTo(client, [topicMessage])
  }

  /** Sends a message once per socket: clients subscribe again while it is still on its way to them. */
  function deliverTo(clientId: string, topicMessages: TopicMessage[]) {
    for (const [socket, sent] of sockets.get(clientId) ?? []) {
      for (const topicMessage of topicMessages) {
        if (sent.has(topicMessage)) continue
        const delivered = deliver(topicMessage)
        if (delivered.includes(topicMessage)) sent.add(topicMessage)
        for (const one of delivered) deliverOn(socket, clientId, one)
      }
    }
  }

  function deliverOn(socket: WebSocket, clientId: string, topicMessage: TopicMessage) {
    lastId += 1
    unacknowledged.set(lastId, topicMessage)
    const params = { id: subscriptionId(clientId, topicMessage.topic), data: topicMessage }
    send(socket, { id: lastId, method: 'irn_subscription', params })
  }

  return {
    url: `ws://${address}`,

    /** How many clients are connected now. */
    connections: () => server.clients.size,

    /** Delivers a message that no client has published. */
    inject(topicMessage: Pick<TopicMessage, 'topic' | 'message'>) {
      const delivery = store.publish({ ...topicMessage, from: 'nobody', tag: 0, ttl: INJECTED_TTL })
      for (const client of delivery.clients) deliverTo(client, [delivery.topicMessage])
    },

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

/** How many seconds an injected message is kept. */
const INJECTED_TTL = 300

function send(socket: WebSocket, message: object) {
  socket.send(JSON.stringify({ jsonrpc: '2.0', ...message }))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
