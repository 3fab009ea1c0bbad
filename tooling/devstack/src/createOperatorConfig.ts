import { configSchema } from '@foyer/operator/config'
import type { Deployment } from '@foyer/presale-contracts'
import type { NetworkConfig } from '@foyer/presale-operator/config'
import type { StackAddresses } from './state/stackFile.ts'

export type CreateOperatorConfigParameters = {
  deployment: Deployment
  roles: NetworkConfig['roles']
  addresses: Pick<StackAddresses, 'rpc' | 'indexer' | 'presale'>
}

/** Creates the `/config.json` of the operator's console. The presale site serves the whitelist. */
export function createOperatorConfig({ deployment, roles, addresses }: CreateOperatorConfigParameters) {
  const { adminSafe, operator, guardian, keeper } = roles
  return configSchema.parse({
    deployment,
    chain: { name: 'BNB Smart Chain (development)', rpcUrls: [addresses.rpc] },
    roles: { adminSafe, operator, guardian, keeper },
    whitelist: { baseUrl: `${addresses.presale}/whitelist` },
    endpoints: { indexer: addresses.indexer },
  })
}
