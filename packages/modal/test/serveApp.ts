import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, normalize } from 'node:path'

/** The policy that the documentation promises to work, and the node that the pages name. */
const POLICY = `${await readDocumentedPolicy()}; connect-src 'self' http://127.0.0.1:9`

/** The policy of `docs/csp.md`, in one line. */
export async function readDocumentedPolicy() {
  const page = await readFile(new URL('../docs/csp.md', import.meta.url), 'utf8')
  const policy = /^default-src .*$/m.exec(page)?.[0]
  if (policy === undefined) throw new Error('docs/csp.md has no policy')
  return policy
}

type ServeAppParameters = {
  outDir: string
  script: string
  /** Answers below `/siwe`, for the host that the page turns out to have. */
  createApi?: (host: string) => RequestListener
  /** Further origins that the page may connect to beside its own and that node. */
  connect?: string
}

/** Serves a built page under that policy, on a free port of this machine. */
export async function serveApp({ outDir, script, createApi, connect }: ServeAppParameters) {
  const policy = connect === undefined ? POLICY : POLICY.replace('connect-src', `connect-src ${connect}`)
  let api: RequestListener | undefined
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Page</title><link rel="icon" href="data:,">
<body><h1>Page</h1><script type="module" src="/${script}"></script></body></html>`
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    if (api !== undefined && path.startsWith('/siwe/')) return api(request, response)
    response.setHeader('Content-Security-Policy', policy)
    response.setHeader('Content-Type', path === '/' ? 'text/html' : 'text/javascript')
    // A page in a sandbox has no origin, so its own scripts are another site's.
    response.setHeader('Access-Control-Allow-Origin', '*')
    const body = path === '/' ? html : await readFile(join(outDir, path)).catch(() => undefined)
    response.writeHead(body === undefined ? 404 : 200).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  api = createApi?.(`127.0.0.1:${port}`)
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() }
}
