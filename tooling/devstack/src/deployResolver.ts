import { ZoneResolver } from '@foyer/gateway/resolver'
import { createMarketClient, marketAccount } from '@foyer/stand-ins/market'
import type { Address } from 'viem'
import { namesSigner } from './namesSigner.ts'

export type DeployResolverParameters = {
  rpcUrl: string
  chainId: number
  /** Its port may be another one at each start. */
  gatewayUrl: string
}

/** Deploys the contract that leads readers of names to the gateway. */
export const deployResolver = ({ rpcUrl, chainId, gatewayUrl }: DeployResolverParameters): Promise<Address> =>
  createMarketClient({ rpcUrl, chainId }).deploy(ZoneResolver, [
    marketAccount().address,
    [`${gatewayUrl}/ccip/{sender}/{data}.json`],
    [namesSigner.address],
  ])
