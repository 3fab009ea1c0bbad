import { fileURLToPath } from 'node:url'
import { type Deployment, deploymentSchema } from '@foyer/presale-contracts'
import type { Scenario } from '@foyer/presale-operator/deploy'
import { nodeCommand, type Processes } from '@foyer/processes'
import { z } from 'zod'
import { StackError } from './errors.ts'

const messageSchema = z.union([
  z.object({ progress: z.string() }),
  z.object({ deployment: deploymentSchema }),
])

export type DeployContractsParameters = {
  processes: Processes
  rpcUrl: string
  scenario: Scenario
  /** Where the whitelist's shards are written. */
  whitelistDirectory: string
  onProgress: (message: string) => void
}

/**
 * Deploys the contracts on the development chain and seeds them.
 *
 * @throws {StackError} the deployment failed; its log holds the reason
 */
export async function deployContracts(parameters: DeployContractsParameters): Promise<Deployment> {
  const { processes, rpcUrl, scenario, whitelistDirectory, onProgress } = parameters
  let deployment: Deployment | undefined
  const deployer = await processes.start({
    name: 'contracts',
    ...nodeCommand(fileURLToPath(new URL('services/deployMain.ts', import.meta.url)), [
      rpcUrl,
      scenario,
      whitelistDirectory,
    ]),
    endsByItself: true,
    onMessage(received) {
      const message = messageSchema.parse(received)
      if ('progress' in message) onProgress(message.progress)
      else deployment = message.deployment
    },
  })
  await deployer.ended
  if (deployment === undefined) throw new StackError('The deployment ended without telling its addresses.')
  return deployment
}
