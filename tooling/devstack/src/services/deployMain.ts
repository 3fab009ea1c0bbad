/**
 * Deploys and seeds the contracts, then ends. In its own process, because a compiler and a deployer stay in memory
 * otherwise.
 * Arguments: RPC URL, scenario, directory for the whitelist's shards. Sends {@link DeployMessage}s to its parent.
 */
import type { Deployment } from '@foyer/presale-contracts'
import { deployDevnet, type Scenario } from '@foyer/presale-operator/deploy'
import type { DeployMessage } from '../runDeployer.ts'
import { runMain } from '../runMain.ts'

await runMain(async () => {
  const [rpcUrl, scenario, whitelistDir] = process.argv.slice(2) as [string, Scenario, string]
  const send = (message: DeployMessage<Deployment>) => process.send?.(message)
  const onProgress = (progress: string) => send({ progress })
  send({ result: await deployDevnet({ rpcUrl, scenario, whitelistDir, onProgress }) })
  process.disconnect()
})
