import type { Processes } from '@foyer/harness/processes'
import type { Market } from '@foyer/stand-ins/market'
import { type Address, getAddress, isAddress } from 'viem'
import { z } from 'zod'
import { runDeployer } from './runDeployer.ts'

const address = z
  .string()
  .refine((value) => isAddress(value))
  .transform((value) => getAddress(value))
const token = z.object({ name: z.string(), symbol: z.string(), decimals: z.int().nonnegative(), address })

/** The market, and the contract that leads readers of names to the gateway. */
export type DeployedMarket = Market & { zoneResolver: Address }

const marketSchema: z.ZodType<DeployedMarket> = z.object({
  wrappedNative: address,
  factory: address,
  router: address,
  feeds: z.object({ BNB: address, USDT: address, USDC: address }),
  tokens: z.object({ DEV: token, TAX: token, DUST: token, SPAM: token }),
  nameRegistry: address,
  alice: address,
  zoneResolver: address,
})

export type DeployMarketParameters = {
  processes: Processes
  rpcUrl: string
  deploymentFile: string
  /** Of the gateway that will read it. */
  gatewayUrl: string
}

/**
 * Deploys what the gateway reads: a swap router with pools, price feeds, tokens and a name registry, and the resolver of
 * its zone.
 *
 * @throws {StackError} the deployment failed; its log holds the reason
 */
export const deployMarket = ({
  processes,
  rpcUrl,
  deploymentFile,
  gatewayUrl,
}: DeployMarketParameters): Promise<DeployedMarket> =>
  runDeployer({
    processes,
    name: 'market',
    main: 'marketMain.ts',
    args: [rpcUrl, deploymentFile, gatewayUrl],
    schema: marketSchema,
  })
