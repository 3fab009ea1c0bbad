import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Connect, Plugin } from 'vite'
import { consoleHeaders } from './consoleHeaders.ts'

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url))

/**
 * Serves what a deployment puts beside the built files: `/config.json`, from the file named by OPERATOR_CONFIG
 * (default `.dev/operator.json` at the repository's root), read at each request. The preview of a build also sends the
 * headers that its server has to send.
 */
export function runtimeConfig(): Plugin {
  const file = resolve(REPOSITORY, process.env.OPERATOR_CONFIG ?? '.dev/operator.json')

  const serve: Connect.NextHandleFunction = (request, response, next) => {
    if (new URL(request.url ?? '/', 'http://localhost').pathname !== '/config.json') return next()
    const text = read(file)
    response.writeHead(text === undefined ? 404 : 200, {
      'content-type': text === undefined ? 'text/plain' : 'application/json',
      'cache-control': 'no-store',
    })
    response.end(text ?? 'Not found')
  }

  return {
    name: 'operator:runtime-config',
    configureServer: (server) => void server.middlewares.use(serve),
    configurePreviewServer(server) {
      server.middlewares.use((_request, response, next) => {
        for (const [name, value] of Object.entries(consoleHeaders(read(file))))
          response.setHeader(name, value)
        next()
      })
      server.middlewares.use(serve)
    },
  }
}

function read(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
