import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodeCommand, type Processes } from '@foyer/harness/processes'
import { REPOSITORY } from '../state/directories.ts'
import { createProcessService } from './createProcessService.ts'
import { checkHttp } from './http.ts'

/** Pages with a `/config.json`, by their folder in `apps/`, and the variable that names its file. */
const CONFIG_VARIABLES = { presale: 'PRESALE_CONFIG', operator: 'OPERATOR_CONFIG' } as const

/** From its sources by Vite's development server, or built as for production and served with its headers. */
export type AppMode = 'development' | 'production'

const SERVERS: Record<AppMode, string> = { development: 'viteServer.ts', production: 'vitePreview.ts' }

export type CreateAppServiceParameters = {
  processes: Processes
  name: keyof typeof CONFIG_VARIABLES
  port: number
  /** The file that the app serves at `/config.json`. */
  configFile: string
  mode: AppMode
  /** The folder of Vite's pre-bundled dependencies or the build; two servers must not share it. */
  directory: string
}

/** The presale site or the operator's console. */
export function createAppService(parameters: CreateAppServiceParameters) {
  const { processes, name, port, configFile, mode, directory } = parameters
  const url = `http://127.0.0.1:${port}`
  return createProcessService({
    processes,
    name,
    url,
    command: () => ({
      ...nodeCommand(fileURLToPath(new URL(SERVERS[mode], import.meta.url)), [
        join(REPOSITORY, 'apps', name),
        String(port),
        directory,
      ]),
      env: { [CONFIG_VARIABLES[name]]: configFile },
    }),
    async check() {
      await checkHttp(url)
      // The page of a development server says what it waits for.
      if (mode === 'production') await checkHttp(`${url}/config.json`)
    },
  })
}
