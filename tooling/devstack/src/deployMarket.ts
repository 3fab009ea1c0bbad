import { fileURLToPath } from 'node:url'
import type { Market } from '@foyer/market'
import { nodeCommand, type Processes } from '@foyer/processes'
import { StackError } from './errors.ts'

export type DeployMarketParameters = { processes: Processes; rpcUrl: string; deploymentFile: string }

/**
 * Deploys what the gateway reads: a swap router with pools, price feeds, tokens and a name registry.
 *
 * @throws {StackError} the deployment failed; its log holds the reason
 */
export async function deployMarket({
  processes,
  rpcUrl,
  deploymentFile,
}: DeployMarketParameters): Promise<Market> {
  let market: Market | undefined
  const deployer = await processes.start({
    name: 'market',
    ...nodeCommand(fileURLToPath(new URL('services/marketMain.ts', import.meta.url)), [
      rpcUrl,
      deploymentFile,
    ]),
    endsByItself: true,
    onMessage: (received) => {
      market = received as Market
    },
  })
  await deployer.ended
  if (market === undefined) throw new StackError('The market ended without telling its addresses.')
  return market
}
