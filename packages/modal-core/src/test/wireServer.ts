import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type Answer = (request: IncomingMessage, response: ServerResponse, url: URL) => void

/** A real server on a separate port. `answers` takes over single paths. */
export async function startServer(answer: Answer) {
  const requests: URL[] = []
  const answers = new Map<string, Answer>()

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://server.example')
    requests.push(url)
    response.setHeader('access-control-allow-origin', '*')
    const take = answers.get(url.pathname) ?? answer
    take(request, response, url)
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
    /** Returns the queries of requests under this path, oldest first. */
    queries: (path: string) =>
      requests
        .filter(({ pathname }) => pathname === path)
        .map(({ searchParams }) => Object.fromEntries(searchParams)),
    answers,
    fail: (path: string, status: number, body = '') =>
      answers.set(path, (_, response) => void response.writeHead(status).end(body)),
    close,
  }
}

export const json = (response: ServerResponse, body: unknown) =>
  void response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
