import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { BrowserContext } from '@playwright/test'
import type { WebSocketServer } from 'ws'
import * as z from 'zod/mini'
import { createExchange } from '../walletconnect/createExchange.ts'

/** The addresses of the relay that dapps are delivered with. */
const PUBLIC_RELAYS = /^wss:\/\/relay\.walletconnect\.(org|com)\//

/** The services that the SDK in a page asks beside the relay: who the page is, and how it is used. */
const SERVICES = /^https:\/\/(verify|pulse)\.walletconnect\.(org|com)\//

/** A relay between the pages of a context, which reach it at the address of another one, and a wallet in this process. */
export async function createRelay(context: BrowserContext, Server: typeof WebSocketServer, address?: string) {
  const isRelay = (url: URL) =>
    address === undefined ? PUBLIC_RELAYS.test(url.href) : url.href.startsWith(address)
  if (context.routeWebSocket === undefined) throw new Error('A paired wallet needs Playwright 1.48 or later.')
  const exchange = createExchange()
  const server = new Server({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  server.on('connection', (socket, { url = '' }) => {
    const client = exchange.connect(clientIdOf(url), (text) => socket.send(text))
    socket.on('message', (data) => client.receive(String(data)))
    socket.on('close', client.close)
  })
  await context.routeWebSocket(isRelay, (socket) => {
    const client = exchange.connect(clientIdOf(socket.url()), (text) => socket.send(text))
    socket.onMessage((data) => client.receive(String(data)))
    socket.onClose(() => {
      client.close()
      void socket.close()
    })
  })
  await context.route(SERVICES, (route) => route.abort())
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of server.clients) socket.terminate()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const tokenSchema = z.object({ iss: z.string() })

/** Clients are known by the issuer of their token. Nobody but the two sides reaches this relay, so it checks no more. */
function clientIdOf(url: string): string {
  const token = new URL(url, 'ws://relay').searchParams.get('auth') ?? ''
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return z.parse(tokenSchema, JSON.parse(payload)).iss
}
