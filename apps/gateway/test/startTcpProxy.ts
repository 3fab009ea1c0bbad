import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A TCP server in front of another one that can be cut off from it, for servers that do not speak HTTP. */
export async function startTcpProxy(target: { host: string; port: number }) {
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((incoming) => {
    if (isCut) return incoming.destroy()
    const outgoing = connect(target)
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      // The other side sees what it would see without the proxy.
      one.on('error', () => {})
      one.once('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
    return undefined
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    /** Ends every connection, and each new one. */
    cut() {
      isCut = true
      destroyAll()
    },
    restore() {
      isCut = false
    },
    stop() {
      server.close()
      destroyAll()
    },
  }
}
