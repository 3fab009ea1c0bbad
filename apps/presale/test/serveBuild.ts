import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { AppConfig } from '../src/config/schema.ts'
import { exampleHeaders } from '../vite/siteHeaders.ts'
import type { FakeChain } from './fakeChain.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
}

/** Serves a build as the nginx example does, with a configuration and a node of its own at `/rpc`. */
export async function serveBuild(folder: string, chain: FakeChain, config: AppConfig) {
  const headers = exampleHeaders()
  const server = createServer(async (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const json = (value: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (path === '/config.json')
      return json({ ...config, chain: { ...config.chain, rpcUrls: [`${origin()}/rpc`] } })
    if (path === '/rpc') return json(await answer(await text(request), chain))
    const file = await readFile(join(folder, path))
      .catch(() => readFile(join(folder, `${path}.html`)))
      .catch(() => undefined)
    if (file === undefined && /^\/(assets|whitelist)\//.test(path)) return response.writeHead(404).end()
    const type = file === undefined ? 'text/html' : (TYPES[extname(path) || '.html'] ?? 'text/plain')
    response.writeHead(200, { 'content-type': type })
    response.end(file ?? (await readFile(join(folder, 'index.html'))))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin: origin(),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function answer(body: string, chain: FakeChain) {
  const { id, ...call } = JSON.parse(body)
  return { jsonrpc: '2.0', id, result: await chain.request(call) }
}

async function text(stream: AsyncIterable<Buffer>) {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts).toString()
}
