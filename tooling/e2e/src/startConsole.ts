import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startIndexer } from '@foyer/indexer/testing/startIndexer'
import type { TestDevnet } from '@foyer/presale-operator/testing'
import { build, preview } from 'vite'

const ROOT = fileURLToPath(new URL('../../../apps/operator', import.meta.url))

/**
 * Builds the operator's console for production and serves it with its headers, for a separate chain with an indexer.
 *
 * @param shards where buyers would read the whitelist from
 * @param site the presale site, which may read the indexer too
 */
export async function startConsole(
  { rpcUrl, deployment, config, client }: TestDevnet,
  { shards, site }: { shards: string; site: string },
) {
  const directory = await mkdtemp(join(tmpdir(), 'foyer-console-'))
  const deploymentFile = join(directory, 'deployment.json')
  const configFile = join(directory, 'config.json')
  process.env.OPERATOR_CONFIG = configFile
  // Another value, such as a test runner's, has Vite build what development has: its wallets, and React's warnings.
  process.env.NODE_ENV = 'production'
  const outDir = join(directory, 'site')
  await build({ root: ROOT, logLevel: 'error', build: { outDir } })
  const server = await preview({
    root: ROOT,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const [url] = server.resolvedUrls?.local ?? []
  if (url === undefined) throw new Error('The console is served nowhere.')

  await writeFile(deploymentFile, JSON.stringify(deployment))
  const env = { INDEXER_CORS_ORIGINS: [url, site].map((page) => new URL(page).origin).join(',') }
  const indexer = await startIndexer({ rpcUrl, deploymentFile, env })
  await indexer.untilBlock(0n)
  const { adminSafe, operator, guardian, keeper } = config.roles
  await writeFile(
    configFile,
    JSON.stringify({
      deployment,
      chain: { name: 'BNB Smart Chain', rpcUrls: [rpcUrl] },
      roles: { adminSafe, operator, guardian, keeper },
      whitelist: { baseUrl: shards },
      endpoints: { indexer: indexer.url },
    }),
  )
  return {
    url,
    indexer: indexer.url,
    /** Resolves when the indexer knows all blocks there are now. */
    untilIndexed: async () => indexer.untilBlock(await client.getBlockNumber()),
    async stop() {
      await indexer.stop()
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
