import { startAnvil } from '@foyer/anvil'
import { createMarketClient, DevToken, deployStablecoins, type MarketClient } from '@foyer/market'
import { ADDRESS } from './createWallet.ts'

export type TokenChain = Awaited<ReturnType<typeof startTokenChain>>

/**
 * A chain on which the account of `createWallet` has a token beside the currency.
 *
 * @param amount in the token's smallest unit
 */
export async function startTokenChain(amount: bigint) {
  const { rpcUrl, stop } = await startAnvil()
  try {
    const market = createMarketClient({ rpcUrl, chainId: 56 })
    const { USDT } = await deployStablecoins(market)
    const mint = { address: USDT.address, abi: DevToken.abi, functionName: 'mint', args: [ADDRESS, amount] }
    await market.send(mint as Parameters<MarketClient['send']>[0])
    return { rpcUrl, client: market.client, token: USDT.address, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
