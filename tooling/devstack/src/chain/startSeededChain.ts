import { cp } from 'node:fs/promises'
import type { Processes } from '@foyer/harness/processes'
import { devnetClock, type Scenario } from '@foyer/presale-operator/deploy'
import { createTestClient, http } from 'viem'
import type { Lifecycle } from '../createLifecycle.ts'
import { deployContracts } from '../deployContracts.ts'
import { deployMarket } from '../deployMarket.ts'
import { createChainService } from '../services/chain.ts'
import type { FolderCache } from '../state/createFolderCache.ts'
import { emptyDirectory } from '../state/emptyDirectory.ts'
import { writeJson } from '../state/json.ts'
import { type ChainContents, chainKey, findSnapshot, keepSnapshot } from './chainSnapshots.ts'

/** With the chain's epochs of one slot. */
const BLOCKS_TO_FINALITY = 3

export type StartSeededChainParameters = {
  lifecycle: Pick<Lifecycle, 'startService' | 'step'>
  processes: Processes
  port: number
  scenario: Scenario
  /** True if there is a market for the gateway. */
  market: boolean
  /** The file of the contracts' addresses. */
  deploymentFile: string
  /** The folder of the whitelist's shards. */
  whitelistDirectory: string
  cache: FolderCache
  onProgress: (message: string) => void
}

/**
 * Starts the chain with contracts, history and market: from the state of an earlier start if what makes it has not changed, else
 * by deploying, and the state is kept. Nothing else may use the chain before this resolves, or the state would hold it.
 *
 * @throws {StackError} the deployment failed; its log holds the reason
 */
export async function startSeededChain(parameters: StartSeededChainParameters): Promise<ChainContents> {
  const { lifecycle, processes, port, scenario, deploymentFile, whitelistDirectory, cache } = parameters
  const key = chainKey({ scenario, market: parameters.market })
  const snapshot = await findSnapshot(cache, key)
  await emptyDirectory(whitelistDirectory)
  await lifecycle.startService(
    createChainService({
      processes,
      port,
      timestamp: snapshot === undefined ? devnetClock(scenario) : snapshot.timestamp + 1,
      stateFile: snapshot?.stateFile,
    }),
  )
  const rpcUrl = `http://127.0.0.1:${port}`
  if (snapshot !== undefined) {
    // A state holds nothing of earlier blocks, and services read finalized ones.
    await createTestClient({ mode: 'anvil', transport: http(rpcUrl) }).mine({ blocks: BLOCKS_TO_FINALITY })
    const { deployment, market } = snapshot
    await cp(snapshot.whitelistDirectory, whitelistDirectory, { recursive: true })
    await writeJson(deploymentFile, deployment)
    return { deployment, market }
  }

  const deployment = await lifecycle.step('contracts', () =>
    deployContracts({ processes, rpcUrl, scenario, whitelistDirectory, onProgress: parameters.onProgress }),
  )
  await writeJson(deploymentFile, deployment)
  const market = parameters.market
    ? await lifecycle.step('market', () => deployMarket({ processes, rpcUrl, deploymentFile }))
    : undefined
  await lifecycle.step('state', () =>
    keepSnapshot({ cache, key, rpcUrl, deployment, market, whitelistDirectory }),
  )
  return { deployment, market }
}
