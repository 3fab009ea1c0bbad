/**
 * A Hono route that does nothing, on the server that the gateway runs on: what an answer costs at the least.
 * Prints its URL, and serves until it is ended.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'

const app = new Hono().get('/', (c) => c.json({ status: 'ok' }))
const server = createServer(getRequestListener(app.fetch))
server.listen(0, '127.0.0.1')
await once(server, 'listening')
console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
