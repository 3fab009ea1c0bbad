import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Processes } from '../processes/createProcesses.ts'
import { nodeCommand } from '../processes/nodeCommand.ts'
import { REPOSITORY } from '../state/directories.ts'
import { createProcessService } from './createProcessService.ts'
import { checkHttp } from './http.ts'

export type CreateOperatorServiceParameters = {
  processes: Processes
  port: number
  /** The file that the console serves at `/config.json`. */
  configFile: string
  /** Where Vite keeps its pre-bundled dependencies; two servers must not share it. */
  cacheDirectory: string
}

/** The development server of the operator's console. */
export function createOperatorService(parameters: CreateOperatorServiceParameters) {
  const { processes, port, configFile, cacheDirectory } = parameters
  const url = `http://127.0.0.1:${port}`
  return createProcessService({
    processes,
    name: 'operator',
    url,
    command: () => ({
      ...nodeCommand(fileURLToPath(new URL('viteServer.ts', import.meta.url)), [
        join(REPOSITORY, 'apps/operator'),
        String(port),
        cacheDirectory,
      ]),
      env: { OPERATOR_CONFIG: configFile },
    }),
    check: () => Promise.all([checkHttp(url), checkHttp(`${url}/config.json`)]),
    timeoutMs: 120_000,
  })
}
