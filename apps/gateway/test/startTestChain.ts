import { startAnvil } from '@foyer/harness/anvil'
import { createMarketClient, deployMarket, deployStablecoins, marketAccount } from '@foyer/stand-ins/market'
import { parseEther } from 'viem'

/** Has 10,000 BNB and 1,000 of each token of the market. */
export const OWNER = marketAccount(5)
/** Has 10,000 BNB. */
export const OTHER = marketAccount(6)

export type TestChain = Awaited<ReturnType<typeof startTestChain>>

/** The files that share a process share a chain, each as it was for the first. It ends with the process. */
let shared: ReturnType<typeof createTestChain> | undefined

/** An anvil with a market and two stablecoins on it. */
export async function startTestChain() {
  shared ??= createTestChain()
  const chain = await shared
  const { client } = chain
  const id = await client.snapshot()
  return { ...chain, stop: () => client.revert({ id }) }
}

async function createTestChain() {
  const { rpcUrl, stop } = await startAnvil({ args: ['--slots-in-an-epoch', '1'] })
  try {
    const chain = createMarketClient({ rpcUrl, chainId: 56 })
    for (const { address } of [OWNER, OTHER])
      await chain.client.setBalance({ address, value: parseEther('10000') })
    const stablecoins = await deployStablecoins(chain)
    const market = await deployMarket({ rpcUrl, chainId: 56, stablecoins, receivers: [OWNER.address] })
    return { rpcUrl, client: chain.client, market, stablecoins }
  } catch (error) {
    await stop()
    throw error
  }
}
