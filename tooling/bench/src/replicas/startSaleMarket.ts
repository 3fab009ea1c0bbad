import type { TestChain } from '@foyer/gateway/testing/startTestChain'
import { startDevnet } from '@foyer/presale-operator/testing'
import { createMarketClient, deployMarket, deployStablecoins, marketAccount } from '@foyer/stand-ins/market'
import { parseEther } from 'viem'

/** The open sale, and the market that a gateway's configuration names, on one chain. */
export async function startSaleMarket() {
  const devnet = await startDevnet('public')
  const { rpcUrl } = devnet
  const chain = createMarketClient({ rpcUrl, chainId: 56 })
  const [owner, other] = [marketAccount(5), marketAccount(6)]
  for (const { address } of [owner, other])
    await chain.client.setBalance({ address, value: parseEther('10000') })
  const stablecoins = await deployStablecoins(chain)
  const market = await deployMarket({ rpcUrl, chainId: 56, stablecoins, receivers: [owner.address] })
  const { client } = chain
  return {
    ...devnet,
    chain: { rpcUrl, client, market, stablecoins, stop: async () => {} } satisfies TestChain,
  }
}
