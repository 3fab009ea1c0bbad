import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type WireRow = { id: string; name: string } & Record<string, unknown>

type Answer = (request: IncomingMessage, response: ServerResponse, url: URL) => void

const PNG = Buffer.from('iVBORw0KGgo=', 'base64')

/** Rows called `Wallet 0` and so on, each with a picture. */
export const wireRows = (count: number): WireRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `id-${index}`,
    name: `Wallet ${index}`,
    image_id: `image-${index}`,
    rdns: `io.wallet${index}`,
    chains: ['eip155:56'],
    badge_type: index % 2 === 0 ? 'certified' : 'none',
  }))

/** A server that speaks the directory's dialect over these rows. `answers` takes over single paths. */
export async function startDirectory(rows: WireRow[] = wireRows(100)) {
  const requests: URL[] = []
  const answers = new Map<string, Answer>()
  const origins = ['https://dapp.example']

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://directory.example')
    requests.push(url)
    response.setHeader('access-control-allow-origin', '*')
    const answer = answers.get(url.pathname)
    if (answer !== undefined) answer(request, response, url)
    else if (url.pathname === '/getWallets') json(response, findRows(rows, url.searchParams))
    else if (url.pathname.startsWith('/getWalletImage/'))
      response.setHeader('content-type', 'image/png').end(PNG)
    else if (url.pathname === '/projects/v1/origins') json(response, { allowedOrigins: origins })
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(close)

  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    /** What was asked for under this path, oldest first. */
    queries: (path = '/getWallets') =>
      requests
        .filter(({ pathname }) => pathname === path)
        .map(({ searchParams }) => Object.fromEntries(searchParams)),
    answers,
    origins,
    fail: (path: string, status: number, body = '') =>
      answers.set(path, (_, response) => void response.writeHead(status).end(body)),
    close,
  }
}

export const json = (response: ServerResponse, body: unknown) =>
  void response.setHeader('content-type', 'application/json').end(JSON.stringify(body))

function findRows(rows: WireRow[], query: URLSearchParams) {
  const list = (name: string) => query.get(name)?.split(',')
  const found = rows.filter(
    ({ id, name, rdns, badge_type }) =>
      (list('include')?.includes(id) ?? true) &&
      !list('exclude')?.includes(id) &&
      (list('rdns')?.includes(String(rdns)) ?? true) &&
      (query.get('badge_type') ?? badge_type) === badge_type &&
      name.toLowerCase().includes(query.get('search')?.toLowerCase() ?? ''),
  )
  const entries = Number(query.get('entries'))
  const start = (Number(query.get('page') ?? 1) - 1) * entries
  return { data: found.slice(start, start + entries), count: found.length }
}
