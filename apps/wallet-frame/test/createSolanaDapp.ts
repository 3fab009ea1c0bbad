import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createSiwxServer, evm, toNodeHandler } from '@foyer/modal/siwx/server'
import { solana } from '@foyer/modal/solana/server'
import { build, defaultClientConditions } from 'vite'

export const SOLANA_CHAIN = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const HTML =
  '<!doctype html><html lang="ja"><meta name="viewport" content="width=device-width"><title>Dapp</title><link rel="icon" href="data:,"><body><script type="module" src="/solana/page.js"></script>'

/** A dapp of Solana with our modal, and the server that its users sign in to. Its page is at `/solana` of a site. */
export function createSolanaDapp({ outDir, domain }: { outDir: string; domain: string }) {
  const siwx = createSiwxServer({
    domain,
    chainIds: ['eip155:56', SOLANA_CHAIN],
    verifiers: [evm(), solana()],
  })
  const signIn = toNodeHandler(siwx.handle)
  let building: Promise<unknown> | undefined

  return {
    /** Takes seconds, so it is done for the tests that use it. */
    build() {
      building ??= build({
        configFile: false,
        logLevel: 'silent',
        base: '/solana/',
        resolve: { conditions: ['@foyer/source', ...defaultClientConditions] },
        build: {
          outDir,
          rolldownOptions: {
            input: fileURLToPath(new URL('pages/solanaDapp.ts', import.meta.url)),
            output: { entryFileNames: 'page.js' },
          },
        },
      })
      return building
    },

    /** Sessions of a visitor, as the dapp's server reads them. */
    readSessions: (cookie: string) => siwx.getSessions(cookie),

    /** Answers what is below its paths. Returns false for anything else. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      if (pathname.startsWith('/siwe/')) signIn(request, response)
      else if (pathname === '/solana') response.setHeader('content-type', 'text/html').end(HTML)
      else if (pathname.startsWith('/solana/')) void answerFile(pathname, response)
      else return false
      return true
    },
  }

  async function answerFile(pathname: string, response: ServerResponse) {
    const script = await readFile(join(outDir, pathname.slice('/solana/'.length))).catch(() => undefined)
    response.writeHead(script === undefined ? 404 : 200, { 'content-type': 'text/javascript' }).end(script)
  }
}
