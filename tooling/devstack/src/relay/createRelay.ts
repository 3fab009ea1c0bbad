import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { answerRequest, subscriptionId } from './answerRequest.ts'
import { readClientToken } from './clientToken.ts'
import { createMailbox, type Letter } from './createMailbox.ts'
import { acknowledgementSchema, anyRequestSchema, requestSchema } from './relayMessage.ts'

/** Clients that run in Node drop a connection that has been silent for 35 s. */
const PING_MS = 25_000
const MAX_MESSAGE_BYTES = 8 * 2 ** 20
/** How a relay says why it ends a connection: the reason is one of the server's own texts. */
const REFUSED = 3000

export type CreateRelayParameters = {
  /** Default any free one. */
  port?: number
  /** Why a client is turned away, in the words of the public relay, or undefined. Default: everybody is let in. */
  refuse?: (client: { projectId: string; origin: string | undefined }) => string | undefined
  /**
   * What becomes of a letter on its way to a client: the letters that are delivered in its place, in order.
   * For tests of a bad network; default the letter itself.
   */
  deliver?: (letter: Letter) => Letter[]
}

/**
 * A relay for WalletConnect 2 on the loopback interface, for development and tests. Letters live in memory; after
 * `stop()` and `start()`, or `close()` and another `createRelay` on the same port, clients subscribe again by
 * themselves.
 */
export async function createRelay({
  port,
  refuse,
  deliver = (letter) => [letter],
}: CreateRelayParameters = {}) {
  const mailbox = createMailbox()
  /** Of each client its connections, each with the letters that it was sent. */
  const sockets = new Map<string, Map<WebSocket, WeakSet<Letter>>>()
  const unacknowledged = new Map<number, Letter>()
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
    const token = await readClientToken({ token: query.get('auth') ?? '', audience })
    if (token.status === 'forged') {
      socket.end('HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\n\r\n')
      return
    }
    const client = { projectId: query.get('projectId') ?? '', origin: request.headers.origin }
    const reason = token.status === 'untimely' ? token.reason : refuse?.(client)
    server.handleUpgrade(request, socket, head, (webSocket) => {
      if (token.status === 'valid' && reason === undefined) welcome(token.clientId, webSocket)
      else webSocket.close(REFUSED, reason)
    })
  }

  function welcome(clientId: string, socket: WebSocket) {
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
      const letter = unacknowledged.get(acknowledgement.data.id)
      unacknowledged.delete(acknowledgement.data.id)
      if (letter !== undefined) mailbox.acknowledge(clientId, letter)
      return
    }
    const request = requestSchema.safeParse(message)
    if (!request.success) {
      const { data } = anyRequestSchema.safeParse(message)
      const error = { code: -32602, message: `Invalid request: ${request.error.issues[0]?.message}` }
      if (data !== undefined) send(socket, { id: data.id, error })
      return
    }
    const { result, subscribed = [], published = [] } = answerRequest(mailbox, clientId, request.data)
    send(socket, { id: request.data.id, result })
    for (const topic of subscribed) deliverTo(clientId, mailbox.pending(clientId, topic))
    for (const { letter, clients } of published) for (const client of clients) deliverTo(client, [letter])
  }

  /** On one connection a letter is sent once: clients subscribe again while it is still on its way to them. */
  function deliverTo(clientId: string, letters: Letter[]) {
    for (const [socket, sent] of sockets.get(clientId) ?? []) {
      for (const letter of letters) {
        if (sent.has(letter)) continue
        const delivered = deliver(letter)
        if (delivered.includes(letter)) sent.add(letter)
        for (const one of delivered) deliverOn(socket, clientId, one)
      }
    }
  }

  function deliverOn(socket: WebSocket, clientId: string, letter: Letter) {
    lastId += 1
    unacknowledged.set(lastId, letter)
    const params = { id: subscriptionId(clientId, letter.topic), data: letter }
    send(socket, { id: lastId, method: 'irn_subscription', params })
  }

  return {
    url: `ws://${address}`,

    /** How many clients are connected now. */
    connections: () => server.clients.size,

    /** Delivers a letter that no client has written. */
    inject(letter: Pick<Letter, 'topic' | 'message'>) {
      const delivery = mailbox.publish({ ...letter, from: 'nobody', tag: 0, ttl: INJECTED_TTL })
      for (const client of delivery.clients) deliverTo(client, [delivery.letter])
    },

    /** Ends every connection at once, as a machine that fails does, and lets nobody in. Letters are kept. */
    stop,

    /** Lets clients in again. */
    start: () => listen(ownPort),

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

/** Seconds that a letter nobody has written is kept. */
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
