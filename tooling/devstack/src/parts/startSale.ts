import { join } from 'node:path'
import { NOTHING } from '../createStarter.ts'
import { createAppService } from '../services/app.ts'
import { createIndexerService } from '../services/indexer.ts'
import { createRelayService } from '../services/relay.ts'
import type { StackContext } from './context.ts'

/** The presale's page, the relay of its wallets, and the indexer that it reads. */
export function startSale({
  parameters,
  lifecycle,
  processes,
  begin,
  ports,
  urls,
  files,
  chain,
}: StackContext) {
  const { stateDirectory, presale, onProgress } = parameters
  const { startService } = lifecycle
  const page = createAppService({
    processes,
    name: 'presale',
    port: ports.presale,
    configFile: files.config,
    mode: presale,
    directory: join(stateDirectory, 'vite'),
  })
  begin('presale', 'page', NOTHING, async () => {
    await startService(page)
    onProgress?.({ status: 'open', url: urls.presale })
  })
  begin('relay', 'page', NOTHING, () => startService(createRelayService({ processes, port: ports.relay })))
  begin('indexer', 'data', chain, () =>
    startService(
      createIndexerService({
        processes,
        port: ports.indexer,
        rpcUrl: urls.rpc,
        deploymentFile: files.deployment,
        dataDirectory: join(stateDirectory, 'indexer'),
        origins: [urls.presale, `http://localhost:${ports.presale}`, urls.operator],
      }),
    ),
  )
}
