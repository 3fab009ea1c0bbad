import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, defaultClientConditions } from 'vite'

const pages = fileURLToPath(new URL('pages', import.meta.url))

/** The policy of `/sdk`, without its servers. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; require-trusted-types-for 'script'; trusted-types wallet lit-html"

/** Serves a dapp that frames the approvals as clients do: `dapp.localhost` and `wallet.localhost`, two sites. */
export async function startApprovalSites(directory: string) {
  await build({
    configFile: false,
    root: pages,
    logLevel: 'silent',
    resolve: { conditions: ['@foyer/source', ...defaultClientConditions] },
    build: {
      outDir: directory,
      emptyOutDir: true,
      modulePreload: false,
      target: 'es2024',
      rolldownOptions: {
        input: join(pages, 'approval.ts'),
        output: { entryFileNames: 'approval.js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  const server = createServer(async (request, response) => {
    const { hostname, pathname, port } = new URL(request.url ?? '/', `http://${request.headers.host}`)
    if (extname(pathname) === '.js') {
      const script = await readFile(join(directory, pathname)).catch(() => undefined)
      return response.writeHead(script ? 200 : 404, { 'content-type': 'text/javascript' }).end(script)
    }
    response.setHeader('content-type', 'text/html; charset=utf-8')
    if (hostname === 'wallet.localhost') {
      response.setHeader('content-security-policy', POLICY)
      return response.end(
        '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Wallet</title><link rel="icon" href="data:,"><body><script type="module" src="/approval.js"></script></body></html>',
      )
    }
    response.end(`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Dapp</title><link rel="icon" href="data:,">
<style>body { margin: 0 } iframe { position: fixed; z-index: 999999; inset: 0; margin: auto; width: min(360px, 100%); height: 600px; border: 0 }</style>
<h1>Dapp</h1><button>Elsewhere</button><iframe id="w3m-iframe" name="w3m-secure-iframe" title="Wallet" src="http://wallet.localhost:${port}/"></iframe>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    dapp: `http://dapp.localhost:${port}`,
    host: `dapp.localhost:${port}`,
    wallet: `http://wallet.localhost:${port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
