import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { IS_FULL } from '@foyer/harness/full'
import { build, defaultClientConditions } from 'vite'
import { readDocumentedPolicy } from '../serveApp.ts'

const pages = fileURLToPath(new URL('.', import.meta.url))
const dapp = join(pages, 'dapp.ts')
const wallet = join(pages, 'wallet.ts')
const WAGMI2 = { '@wagmi/core': '@wagmi/core2', 'wagmi/actions': '@wagmi/core2' }

/** Builds pages into the folder `base`, each with a script of its name. */
async function buildPages(directory: string, base: string, input: Record<string, string>, alias = {}) {
  await build({
    configFile: false,
    root: pages,
    base: `/${base}/`,
    logLevel: 'silent',
    resolve: { conditions: ['@foyer/source', ...defaultClientConditions], alias },
    build: {
      outDir: join(directory, base),
      emptyOutDir: true,
      rolldownOptions: { input, output: { entryFileNames: '[name].js' } },
    },
  })
}

const html = (script: string, body: string) =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Dapp</title><link rel="icon" href="data:,">
<body>${body}<script type="module" src="/${script}.js"></script></body></html>`

/**
 * Serves a dapp with wagmi 3 (in `test:full` with wagmi 2, too), and a wallet, each as a site of its own:
 * `dapp.localhost` and `wallet.localhost`.
 */
export async function startLoginSites(directory: string) {
  const policy = await readDocumentedPolicy()
  await buildPages(directory, 'wagmi3', { dapp, wallet })
  if (IS_FULL) await buildPages(directory, 'wagmi2', { dapp }, WAGMI2)
  const state = { hasSession: false, isDown: false }
  const problems: string[] = []
  let loads = 0
  let shared = ''

  const server = createServer(async (request, response) => {
    const { hostname, pathname, port, search, searchParams } = new URL(
      request.url ?? '/',
      `http://${request.headers.host}`,
    )
    if (pathname.endsWith('.js')) {
      const script = await readFile(join(directory, pathname)).catch(() => undefined)
      const status = script === undefined ? 404 : 200
      return response.writeHead(status, { 'content-type': 'text/javascript' }).end(script)
    }
    if (pathname === '/session') {
      state.hasSession = search === '?true'
      return response.end()
    }
    if (pathname === '/problem') {
      problems.push(`${request.method} ${pathname}`)
      return response.end()
    }
    // A popup without an opener hands over what it brings, and the page asks for it.
    if (pathname === '/share') {
      shared = decodeURIComponent(search.slice(1))
      return response.end()
    }
    if (pathname === '/status') {
      response.setHeader('access-control-allow-origin', '*')
      return response.end(
        JSON.stringify(shared ? { status: 'done', resultUri: shared } : { status: 'pending' }),
      )
    }
    response.setHeader('content-type', 'text/html')
    if (hostname === 'wallet.localhost' && state.isDown)
      return response.writeHead(502).end('<!doctype html><p>Bad gateway</p>')
    // The popup, and what it becomes when the provider has answered.
    if (hostname === 'wallet.localhost' && pathname === '/loading')
      return response.end(
        `<!doctype html><title>Popup</title><link rel="icon" href="data:,"><button>Log in</button><script>document.querySelector('button').onclick = () => opener ? opener.postMessage({ resultUri: location.href }, 'http://dapp.localhost:${port}') : fetch('/share?' + encodeURIComponent(location.href))</script>`,
      )
    // A site that the wallet's project does not list, with the dapp in a frame of its own.
    if (hostname === 'framer.localhost')
      return response.end(
        `<!doctype html><title>Framer</title><iframe title="Dapp" width="500" height="700" src="${searchParams.get('page')}"></iframe>`,
      )
    if (hostname === 'wallet.localhost') {
      loads++
      response.setHeader('cross-origin-embedder-policy', 'require-corp')
      response.setHeader('cross-origin-resource-policy', 'cross-origin')
      response.setHeader('content-security-policy', `frame-ancestors http://dapp.localhost:${port}`)
      const project = JSON.stringify({ origins: [`http://dapp.localhost:${port}`], ...state })
      const buttons = ['link', 'unlink', 'approve', 'reject'].map((id) => `<button id="${id}">${id}</button>`)
      return response.end(
        html(
          'wagmi3/wallet',
          `<script type="application/json" id="project">${project}</script>${buttons.join('')}`,
        ),
      )
    }
    const apart = searchParams.get('apart')
    shared = ''
    const sandbox = searchParams.has('sandbox') ? '; sandbox allow-scripts allow-same-origin' : ''
    if (apart !== null) response.setHeader('cross-origin-opener-policy', 'same-origin')
    if (apart === 'coep') response.setHeader('cross-origin-embedder-policy', 'require-corp')
    response.setHeader(
      'content-security-policy',
      `${policy}; connect-src 'self' http://127.0.0.1:9 http://wallet.localhost:${port}; frame-src http://wallet.localhost:${port}${sandbox}`,
    )
    response.end(html(`${pathname.slice(1)}/dapp`, '<h1>Dapp</h1><fy-button></fy-button>'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    framer: `http://framer.localhost:${port}`,
    dapp: `http://dapp.localhost:${port}`,
    wallet: `http://wallet.localhost:${port}`,
    /** Counts the requests of the wallet's page. */
    loads: () => loads,
    state,
    problems,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
