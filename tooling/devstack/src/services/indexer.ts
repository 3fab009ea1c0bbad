import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createPonderDirectory } from '@foyer/harness/postgres'
import { nodeCommand, PGLITE_FLAGS, type Processes } from '@foyer/harness/processes'
import { statusSchema } from '@foyer/indexer/api'
import { emptyDirectory } from '../state/emptyDirectory.ts'
import { createProcessService } from './createProcessService.ts'
import { fetchJson } from './http.ts'
import type { Service } from './service.ts'

export type CreateIndexerServiceParameters = {
  processes: Processes
  port: number
  rpcUrl: string
  /** The file that holds the addresses of the contracts. */
  deploymentFile: string
  /** Emptied at each start: the chain it describes is a new one. */
  dataDirectory: string
  /** The pages that may read it. */
  origins: string[]
}

/** The indexer with its database on disk. Ready when it has caught up with the chain. */
export function createIndexerService(parameters: CreateIndexerServiceParameters): Service {
  const { processes, port, rpcUrl, deploymentFile, dataDirectory, origins } = parameters
  const url = `http://127.0.0.1:${port}`
  const service = createProcessService({
    processes,
    name: 'indexer',
    url,
    command: () => ({
      ...nodeCommand(fileURLToPath(import.meta.resolve('@foyer/indexer/main')), ['start'], PGLITE_FLAGS),
      env: {
        INDEXER_DEPLOYMENT: deploymentFile,
        INDEXER_RPC_URLS: rpcUrl,
        INDEXER_STATE_DIR: dataDirectory,
        INDEXER_PORT: String(port),
        INDEXER_CORS_ORIGINS: origins.join(','),
        // A Postgres of the developer's would hold the data of an earlier chain.
        DATABASE_URL: '',
      },
    }),
    async check() {
      const { status } = statusSchema.parse(await fetchJson(`${url}/v1/status`))
      if (status !== 'live') throw new Error(`The indexer is still ${status}.`)
    },
  })
  return {
    ...service,
    async start() {
      await emptyDirectory(dataDirectory)
      await createPonderDirectory(join(dataDirectory, 'pglite'))
      return service.start()
    },
  }
}
