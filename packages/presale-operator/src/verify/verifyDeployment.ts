import type { Deployment } from '@foyer/presale-contracts'
import { atStableBlock } from '../chain/atStableBlock.ts'
import type { ChainClient } from '../chain/openChain.ts'
import type { NetworkConfig } from '../config/schema.ts'
import { checkSupply } from '../monitor/checkSupply.ts'
import { type Check, compare, unreadable } from './check.ts'
import { checkCode } from './checkCode.ts'
import { checkOrigin } from './checkOrigin.ts'
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
      checkOrigin({ client, deployment, blockNumber: number }),
      checkValues(parameters),
      checkMinted(parameters, number),
      checkRoles({ ...parameters, blockNumber: number, now: Number(timestamp) }),
    ])
    return checks.flat()
  })
}

/** A deployer that is minter for a moment could keep items or YES, and nothing else would show it. */
async function checkMinted({ client, deployment }: VerifyDeploymentParameters, blockNumber: bigint) {
  const supply = await checkSupply({ client, deployment, blockNumber }).catch(unreadable)
  if (supply === 'unreadable') return [compare('supply', 'what was sold', supply)]
  return supply.map(({ status, message }): Check => {
    return {
      status: status === 'ok' ? 'ok' : 'wrong',
      what: 'supply',
      expected: 'what was sold',
      found: message,
    }
  })
}
