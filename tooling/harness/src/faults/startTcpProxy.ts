import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A TCP server in front of another one that can be cut off from it or frozen, for servers that do not speak HTTP. */
export async function startTcpProxy(target: { host: string; port: number }) {
  const sockets = new Set<Socket>()
  let isCut = false
  let isFrozen = false
  const server = createServer((incoming) => {
    if (isCut) return incoming.destroy()
    const outgoing = connect(target)
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(one)
      one.on('data', (data) => other.write(data))
      if (isFrozen) one.pause()
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
    /** Keeps every connection open, and passes nothing on. */
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    /** Passes on what came meanwhile. */
    thaw() {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    stop() {
      server.close()
      destroyAll()
    },
  }
}
