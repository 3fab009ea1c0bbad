import type { Deployment } from '@foyer/presale-contracts'
import { atStableBlock } from '../chain/atStableBlock.ts'
import type { ChainClient } from '../chain/openChain.ts'
import type { NetworkConfig } from '../config/schema.ts'
import type { Check } from './check.ts'
import { checkCode } from './checkCode.ts'
import { checkRoles } from './checkRoles.ts'
import { checkValues } from './checkValues.ts'

export type VerifyDeploymentParameters = {
  client: ChainClient
  config: NetworkConfig
  deployment: Deployment
}

/**
 * Compares code, values and permissions on chain with the sources and the configuration, reading all of it anew.
 * Anything that is missing and any permission beyond the role map is `wrong`. Needs compiled contracts.
 */
export async function verifyDeployment(parameters: VerifyDeploymentParameters): Promise<Check[]> {
  const { client, deployment } = parameters
  return atStableBlock(client, 'latest', async ({ number, timestamp }) => {
    const checks = await Promise.all([
      checkCode(client, deployment),
      checkValues(parameters),
      checkRoles({ ...parameters, blockNumber: number, now: Number(timestamp) }),
    ])
    return checks.flat()
  })
}
