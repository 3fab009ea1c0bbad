import type { Processes } from '@foyer/harness/processes'
import { type Deployment, deploymentSchema } from '@foyer/presale-contracts'
import type { Scenario } from '@foyer/presale-operator/deploy'
import { runDeployer } from './runDeployer.ts'

export type DeployContractsParameters = {
  processes: Processes
  rpcUrl: string
  scenario: Scenario
  /** The folder of the whitelist's shards. */
  whitelistDirectory: string
  onProgress: (message: string) => void
}

/**
 * Deploys the contracts on the development chain and seeds them.
 *
 * @throws {StackError} the deployment failed; its log holds the reason
 */
export const deployContracts = ({
  processes,
  rpcUrl,
  scenario,
  whitelistDirectory,
  onProgress,
}: DeployContractsParameters): Promise<Deployment> =>
  runDeployer({
    processes,
    name: 'contracts',
    main: 'deployMain.ts',
    args: [rpcUrl, scenario, whitelistDirectory],
    schema: deploymentSchema,
    onProgress,
  })
