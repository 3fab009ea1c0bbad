import { startAnvil } from '@foyer/harness/anvil'
import { createMarketClient, DevToken, deployStablecoins, type MarketClient } from '@foyer/stand-ins/market'
import type { Address } from 'viem'
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
    async function mint(address: Address) {
      const call = { address, abi: DevToken.abi, functionName: 'mint', args: [ADDRESS, amount] }
      await market.send(call as Parameters<MarketClient['send']>[0])
      return address
    }
    const token = await mint(USDT.address)
    /** Puts another token on the chain, of which the account has as much. */
    const addToken = async (...contract: Parameters<MarketClient['deploy']>) =>
      mint(await market.deploy(...contract))
    return { rpcUrl, client: market.client, token, addToken, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
