import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Processes } from '../processes/createProcesses.ts'
import { nodeCommand } from '../processes/nodeCommand.ts'
import { REPOSITORY } from '../state/directories.ts'
import { createProcessService } from './createProcessService.ts'
import { checkHttp } from './http.ts'

/** Pages with a `/config.json`, by their folder in `apps/`, and the variable that names its file. */
const CONFIG_VARIABLES = { presale: 'PRESALE_CONFIG', operator: 'OPERATOR_CONFIG' } as const

export type CreateAppServiceParameters = {
  processes: Processes
  name: keyof typeof CONFIG_VARIABLES
  port: number
  /** The file that the app serves at `/config.json`. */
  configFile: string
  /** Where Vite keeps its pre-bundled dependencies; two servers must not share it. */
  cacheDirectory: string
}

/** The development server of the presale site or of the operator's console. */
export function createAppService(parameters: CreateAppServiceParameters) {
  const { processes, name, port, configFile, cacheDirectory } = parameters
  const url = `http://127.0.0.1:${port}`
  return createProcessService({
    processes,
    name,
    url,
    command: () => ({
      ...nodeCommand(fileURLToPath(new URL('viteServer.ts', import.meta.url)), [
        join(REPOSITORY, 'apps', name),
        String(port),
        cacheDirectory,
      ]),
      env: { [CONFIG_VARIABLES[name]]: configFile },
    }),
    check: () => Promise.all([checkHttp(url), checkHttp(`${url}/config.json`)]),
    timeoutMs: 120_000,
  })
}
