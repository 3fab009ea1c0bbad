import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, defaultClientConditions } from 'vite'

const pages = fileURLToPath(new URL('pages', import.meta.url))

const page = (script: string, body: string) =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Page</title><link rel="icon" href="data:,">
<body>${body}<script type="module" src="/${script}.js"></script></body></html>`

/**
 * Serves a dapp, a page without our client, a wallet and a stranger, each as a site of its own: `dapp.localhost`,
 * `wallet.localhost`, `evil.localhost`.
 */
export async function startSites(directory: string) {
  await build({
    configFile: false,
    root: pages,
    logLevel: 'silent',
    resolve: { conditions: ['@foyer/source', ...defaultClientConditions] },
    build: {
      outDir: directory,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(
          ['dapp', 'plain', 'wallet'].map((name) => [name, join(pages, `${name}.ts`)]),
        ),
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  const state = { hasSession: false, isSilent: false }
  let loads = 0

  const server = createServer(async (request, response) => {
    const { hostname, pathname, port } = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const dapp = `http://dapp.localhost:${port}`
    const wallet = `http://wallet.localhost:${port}`
    if (pathname.endsWith('.js')) {
      const script = await readFile(join(directory, pathname)).catch(() => undefined)
      return response
        .writeHead(script === undefined ? 404 : 200, { 'content-type': 'text/javascript' })
        .end(script)
    }
    const frames =
      hostname === 'wallet.localhost' ? '' : `frame-src 'self' ${wallet} http://evil.localhost:${port};`
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; ${frames} require-trusted-types-for 'script'`,
    )
    response.setHeader('content-type', 'text/html')
    if (hostname !== 'wallet.localhost')
      return response.end(
        page(pathname === '/plain' ? 'plain' : 'dapp', '<h1>Dapp</h1><button id="sign">Sign</button>'),
      )
    loads++
    const project = JSON.stringify({ origins: [dapp], ...state })
    response.end(
      page(
        'wallet',
        `<script type="application/json" id="project">${project}</script>
<h1>Wallet</h1><button id="reject">Reject</button><button id="approve">Approve</button><button id="link">Link</button>`,
      ),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    dapp: `http://dapp.localhost:${port}`,
    wallet: `http://wallet.localhost:${port}`,
    evil: `http://evil.localhost:${port}`,
    /** Returns the number of requests for the wallet's page. */
    loads: () => loads,
    /** The wallet's state at its next load: with a session, or never ready. */
    state,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
