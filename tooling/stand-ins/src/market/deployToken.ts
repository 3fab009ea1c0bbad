import { type Address, parseEther } from 'viem'
import { marketAccount } from './accounts.ts'
import type { MarketClient } from './createMarketClient.ts'
import { DevToken } from './generated/contracts.ts'

export type DeployedToken = { name: string; symbol: string; decimals: number; address: Address }

export type Stablecoins = Record<'USDT' | 'USDC', Pick<DeployedToken, 'address' | 'decimals'>>

type TokenParameters = Omit<DeployedToken, 'address'> & {
  /** The part of a transfer that the token keeps. Default 0. */
  feeBps?: bigint
}

/** Deploys a token that anybody may mint. */
export async function deployToken(
  chain: MarketClient,
  { feeBps = 0n, ...token }: TokenParameters,
): Promise<DeployedToken> {
  const address = await chain.deploy(DevToken, [token.name, token.symbol, token.decimals, feeBps])
  return { ...token, address }
}

/** Deploys the two tokens that a market has at one dollar, for a chain that has none. */
export async function deployStablecoins(chain: MarketClient) {
  await chain.client.setBalance({ address: marketAccount().address, value: parseEther('10000') })
  return {
    USDT: await deployToken(chain, { name: 'Tether USD', symbol: 'USDT', decimals: 18 }),
    USDC: await deployToken(chain, { name: 'USD Coin', symbol: 'USDC', decimals: 18 }),
  } satisfies Stablecoins
}
