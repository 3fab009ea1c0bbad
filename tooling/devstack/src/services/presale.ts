import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Processes } from '../processes/createProcesses.ts'
import { nodeCommand } from '../processes/nodeCommand.ts'
import { REPOSITORY } from '../state/directories.ts'
import { createProcessService } from './createProcessService.ts'
import { checkHttp } from './http.ts'

export type CreatePresaleServiceParameters = {
  processes: Processes
  port: number
  /** The file that the site serves at `/config.json`. */
  configFile: string
  /** Where Vite keeps its pre-bundled dependencies; two servers must not share it. */
  cacheDirectory: string
}

/** The development server of the presale site. */
export function createPresaleService(parameters: CreatePresaleServiceParameters) {
  const { processes, port, configFile, cacheDirectory } = parameters
  const url = `http://127.0.0.1:${port}`
  return createProcessService({
    processes,
    name: 'presale',
    url,
    command: () => ({
      ...nodeCommand(fileURLToPath(new URL('viteServer.ts', import.meta.url)), [
        join(REPOSITORY, 'apps/presale'),
        String(port),
        cacheDirectory,
      ]),
      env: { PRESALE_CONFIG: configFile },
    }),
    check: () => Promise.all([checkHttp(url), checkHttp(`${url}/config.json`)]),
    timeoutMs: 120_000,
  })
}
