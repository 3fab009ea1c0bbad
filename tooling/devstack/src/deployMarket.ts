import type { Processes } from '@foyer/harness/processes'
import type { Market } from '@foyer/stand-ins/market'
import { getAddress, isAddress } from 'viem'
import { z } from 'zod'
import { runDeployer } from './runDeployer.ts'

const address = z
  .string()
  .refine((value) => isAddress(value))
  .transform((value) => getAddress(value))
const token = z.object({ name: z.string(), symbol: z.string(), decimals: z.int().nonnegative(), address })

export const marketSchema: z.ZodType<Market> = z.object({
  wrappedNative: address,
  factory: address,
  router: address,
  feeds: z.object({ BNB: address, USDT: address, USDC: address }),
  tokens: z.object({ DEV: token, TAX: token, DUST: token, SPAM: token }),
  nameRegistry: address,
  alice: address,
})

export type DeployMarketParameters = {
  processes: Processes
  rpcUrl: string
  deploymentFile: string
}

/**
 * Deploys what the gateway reads: a swap router with pools, price feeds, tokens and a name registry.
 *
 * @throws {StackError} the deployment failed; its log holds the reason
 */
export const deployMarket = ({
  processes,
  rpcUrl,
  deploymentFile,
}: DeployMarketParameters): Promise<Market> =>
  runDeployer({
    processes,
    name: 'market',
    main: 'marketMain.ts',
    args: [rpcUrl, deploymentFile],
    schema: marketSchema,
  })
