import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import pg from 'pg'

/** Codes of requests before a session starts. */
const SSL_REQUEST = 80_877_103
const TERMINATE = 'X'.charCodeAt(0)
const READY = 'Z'.charCodeAt(0)
const IDLE = 'I'.charCodeAt(0)

type Message = { type: number; bytes: Buffer }
type Session = { socket: Socket; receive: (message: Message) => void; end: () => void }
type Client = { socket: Socket; session: Session | undefined; waiting: Buffer[] }

export type TransactionPooler = {
  /** The same database, by way of the pooler. */
  url: string
  stop: () => Promise<void>
}

/**
 * A pooler in front of a Postgres database that gives each transaction any session that is free, as PgBouncer does with
 * `pool_mode=transaction`: what belongs to a session outlives the client that made it.
 */
export async function startTransactionPooler(databaseUrl: string): Promise<TransactionPooler> {
  const idle: Session[] = []
  const sessions = new Set<Session>()
  const clients = new Set<Client>()

  async function openSession(): Promise<Session> {
    // The driver logs in; from then on its socket is ours.
    const driver = new pg.Client({ connectionString: databaseUrl })
    driver.on('error', () => {})
    await driver.connect()
    const { stream: socket } = (driver as unknown as { connection: { stream: Socket } }).connection
    socket.removeAllListeners('data')
    const session: Session = { socket, receive: () => {}, end: () => void socket.destroy() }
    sessions.add(session)
    socket.on(
      'data',
      readMessages((message) => session.receive(message)),
    )
    socket.once('close', () => sessions.delete(session))
    return session
  }

  async function forward(client: Client) {
    if (client.session === undefined) {
      const session = idle.pop() ?? (await openSession())
      if (client.socket.destroyed) return void idle.push(session)
      client.session = session
      session.receive = ({ type, bytes }) => {
        client.socket.write(bytes)
        if (type !== READY || bytes.at(-1) !== IDLE) return
        client.session = undefined
        session.receive = () => {}
        idle.push(session)
      }
    }
    for (const bytes of client.waiting.splice(0)) client.session.socket.write(bytes)
  }

  const server = createServer((socket) => {
    const client: Client = { socket, session: undefined, waiting: [] }
    clients.add(client)
    socket.on('error', () => {})
    socket.once('close', () => {
      clients.delete(client)
      // A transaction that nobody ends is ended with its session.
      client.session?.end()
    })
    let isStarted = false
    let forwarding = Promise.resolve()
    const read = readMessages(({ type, bytes }) => {
      if (type === TERMINATE) return void socket.end()
      client.waiting.push(bytes)
      forwarding = forwarding.then(() => forward(client))
    })
    socket.on('data', (data) => {
      if (isStarted) return read(data)
      if (data.readInt32BE(4) === SSL_REQUEST) return void socket.write('N')
      isStarted = true
      // AuthenticationOk, a key that is the pooler's own, ReadyForQuery.
      socket.write(Buffer.from('520000000800000000' + '4b0000000c0000000100000001' + '5a0000000549', 'hex'))
      return undefined
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    async stop() {
      server.close()
      for (const { socket } of clients) socket.destroy()
      await Promise.all([...sessions].map(({ socket }) => once(socket.destroy(), 'close')))
    },
  }
}

/** Cuts a stream into messages: a letter, a length that counts itself, a body. */
function readMessages(receive: (message: Message) => void) {
  let rest: Buffer = Buffer.alloc(0)
  return (data: Buffer) => {
    rest = Buffer.concat([rest, data])
    while (rest.length >= 5) {
      const end = 1 + rest.readInt32BE(1)
      if (rest.length < end) return
      const bytes = rest.subarray(0, end)
      rest = rest.subarray(end)
      receive({ type: bytes.readUInt8(0), bytes })
    }
  }
}
