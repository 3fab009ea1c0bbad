/**
 * Deploys and seeds the contracts, then ends. In its own process, because a compiler and a deployer stay in memory
 * otherwise.
 * Arguments: RPC URL, scenario, directory for the whitelist's shards. Sends {@link DeployMessage}s to its parent.
 */
import type { Deployment } from '@foyer/presale-contracts'
import { deployDevnet, type Scenario } from '@foyer/presale-operator/deploy'
import { runMain } from '../runMain.ts'

export type DeployMessage = { progress: string } | { deployment: Deployment }

await runMain(async () => {
  const [rpcUrl, scenario, whitelistDir] = process.argv.slice(2) as [string, Scenario, string]
  const send = (message: DeployMessage) => process.send?.(message)
  const onProgress = (progress: string) => send({ progress })
  const deployment = await deployDevnet({ rpcUrl, scenario, whitelistDir, onProgress })
  send({ deployment })
  process.disconnect()
})
