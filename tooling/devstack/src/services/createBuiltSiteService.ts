import { fileURLToPath } from 'node:url'
import { nodeCommand, type Processes } from '@foyer/harness/processes'
import { createProcessService } from './createProcessService.ts'
import { checkHttp } from './http.ts'

export type CreateBuiltSiteServiceParameters = {
  processes: Processes
  name: string
  port: number
  /** The folder of the build. */
  built: string
  /** The path of a file that is there once the site is served. */
  path: string
}

/** Serves the build of a site: its first page is there at once. */
export function createBuiltSiteService(parameters: CreateBuiltSiteServiceParameters) {
  const { processes, name, port, built, path } = parameters
  const url = `http://127.0.0.1:${port}`
  return createProcessService({
    processes,
    name,
    url,
    command: () =>
      nodeCommand(fileURLToPath(new URL('builtSiteMain.ts', import.meta.url)), [built, String(port)]),
    check: () => checkHttp(`${url}${path}`),
  })
}
