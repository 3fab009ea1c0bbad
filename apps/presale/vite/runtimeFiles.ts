import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Connect, Plugin } from 'vite'
import { siteHeaders } from './siteHeaders.ts'

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url))

/** Path of the file that is served at `/config.json`. */
export const findConfigFile = () => resolve(REPOSITORY, process.env.PRESALE_CONFIG ?? '.dev/config.json')

/** A whitelist shard's address: `/whitelist/<32-byte root>/<first address byte>.json`. */
const SHARD = /^\/whitelist\/(0x[0-9a-f]{64})\/([0-9a-f]{2}\.json)$/

/**
 * Serves what a deployment puts beside the built files: `/config.json`, from the file named by PRESALE_CONFIG
 * (default `.dev/config.json` at the repository's root), and the whitelist shards in the `whitelist` folder next to it.
 * Files are read at each request; a missing one is a 404, never the app's page. The preview of a build also sends the
 * headers that its server has to send.
 */
export function runtimeFiles(): Plugin {
  const configFile = findConfigFile()
  const whitelistFolder = join(dirname(configFile), 'whitelist')

  const serve: Connect.NextHandleFunction = (request, response, next) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (path === '/config.json') return void sendJson(response, configFile)
    if (!path.startsWith('/whitelist/')) return next()
    const [, root, shard] = SHARD.exec(path) ?? []
    if (root === undefined || shard === undefined) return notFound(response)
    void sendJson(response, join(whitelistFolder, root, shard))
  }

  return {
    name: 'foyer:runtime-files',
    configureServer: (server) => void server.middlewares.use(serve),
    configurePreviewServer(server) {
      server.middlewares.use(async (_request, response, next) => {
        const headers = siteHeaders(await readFile(configFile, 'utf8').catch(() => undefined))
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
        next()
      })
      server.middlewares.use(serve)
    },
  }
}

async function sendJson(response: ServerResponse, file: string) {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) return notFound(response)
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  createReadStream(file).pipe(response)
}

function notFound(response: ServerResponse) {
  response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
}
