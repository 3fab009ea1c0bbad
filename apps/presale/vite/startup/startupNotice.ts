import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { findConfigFile } from '../runtimeFiles.ts'

/** The path at which the page's script asks what is still starting. */
const ADDRESS = '/startup.json'

/** Below the app's folder: the development server transforms it. */
const SCRIPT = '<script type="module" src="/vite/startup/showNotice.ts"></script>'

/** Answered instead of the page as long as it has no configuration. The script loads the page when there is one. */
const WAITING_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="dark light" />
    <title>Starting …</title>
  </head>
  <body>
    ${SCRIPT}
  </body>
</html>
`

/** Has the page of the development server say in one line what of the development stack is still starting. No build has it. */
export function startupNotice(): Plugin {
  const configFile = findConfigFile()
  // The development stack writes it: which of its parts are still starting.
  const startingFile = join(dirname(configFile), 'starting.json')
  return {
    name: 'foyer:startup-notice',
    apply: (_config, { command, isPreview }) => command === 'serve' && !isPreview,
    transformIndexHtml: (html) => html.replace('</body>', `  ${SCRIPT}\n  </body>`),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const status = readStatus(startingFile)
        if (status === undefined) return next()
        const hasConfig = read(configFile) !== undefined
        if (pathname === ADDRESS) {
          response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
          return response.end(JSON.stringify({ ...status, hasConfig }))
        }
        if (hasConfig || !request.headers.accept?.includes('text/html')) return next()
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
        response.end(WAITING_PAGE)
      })
    },
  }
}

/** Undefined where no stack is running. */
function readStatus(file: string): { starting: string[] } | undefined {
  try {
    return JSON.parse(read(file) ?? '')
  } catch {
    return undefined
  }
}

function read(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
