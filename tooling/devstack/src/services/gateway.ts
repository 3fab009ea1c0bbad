import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createPgliteDirectory } from '@foyer/harness/postgres'
import { nodeCommand, PGLITE_FLAGS, type Processes } from '@foyer/harness/processes'
import { namesKey } from '../namesSigner.ts'
import { emptyDirectory } from '../state/emptyDirectory.ts'
import { writeJson } from '../state/json.ts'
import { createProcessService } from './createProcessService.ts'
import { checkHttp } from './http.ts'
import type { Service } from './service.ts'

/** The project of everything in the stack. */
export const DEVELOPMENT_PROJECT = '00000000000000000000000000000001'

export type CreateGatewayServiceParameters = {
  processes: Processes
  port: number
  /** The result of `createGatewayConfig`. */
  config: unknown
  tokens: unknown
  contracts: unknown
  pictures: Record<string, string>
  /** Emptied at each start: the chain it describes is a new one. */
  directory: string
  /** Pages that may use the project. */
  origins: readonly string[]
}

/** The gateway with its database on disk, and the development project in it. Ready when it answers for the chain. */
export function createGatewayService(parameters: CreateGatewayServiceParameters): Service {
  const { processes, port, config, tokens, contracts, pictures, directory, origins } = parameters
  const url = `http://127.0.0.1:${port}`
  const main = fileURLToPath(import.meta.resolve('@foyer/gateway/main'))
  // JSON is YAML.
  const configFile = join(directory, 'gateway.yaml')
  const namesKeyFile = join(directory, 'names-key')
  const env = {
    GATEWAY_CONFIG: configFile,
    GATEWAY_STATE_DIR: join(directory, 'state'),
    GATEWAY_PORT: String(port),
    GATEWAY_NAMES_KEY_FILE: namesKeyFile,
    // A Postgres of the developer's would hold the history of an earlier chain.
    DATABASE_URL: '',
  }
  const service = createProcessService({
    processes,
    name: 'gateway',
    url,
    command: () => ({ ...nodeCommand(main, ['start', '--scan'], PGLITE_FLAGS), env }),
    check: () => checkHttp(`${url}/ready`),
  })
  return {
    ...service,
    async start() {
      await emptyDirectory(directory)
      await writeJson(configFile, config)
      await writeJson(join(directory, 'tokens.json'), tokens)
      await writeJson(join(directory, 'contracts.json'), contracts)
      const icons = join(directory, 'icons/tokens')
      await mkdir(icons, { recursive: true })
      for (const [symbol, picture] of Object.entries(pictures))
        await writeFile(join(icons, `${symbol.toLowerCase()}.svg`), picture)
      await writeFile(namesKeyFile, namesKey, { mode: 0o600 })
      await createPgliteDirectory(join(env.GATEWAY_STATE_DIR, 'pglite'))
      const create = ['project', 'create', 'Development', '--id', DEVELOPMENT_PROJECT, '--analytics']
      const project = await processes.start({
        name: 'gateway-project',
        ...nodeCommand(main, [...create, '--origin', ...origins], PGLITE_FLAGS),
        env,
        endsByItself: true,
      })
      await project.ended
      return service.start()
    },
  }
}
