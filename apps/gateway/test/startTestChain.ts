import { startAnvil } from '@foyer/anvil'
import { DevToken, deployMarket, marketAccount } from '@foyer/market'
import { type Address, createTestClient, http, parseEther, publicActions, walletActions } from 'viem'

/** Has 10,000 BNB and 1,000 of each token of the market. */
export const OWNER = marketAccount(5)
/** Has 10,000 BNB. */
export const OTHER = marketAccount(6)

export type TestChain = Awaited<ReturnType<typeof startTestChain>>

/** An anvil with a market and two stablecoins on it. */
export async function startTestChain() {
  const { rpcUrl, stop } = await startAnvil({ args: ['--slots-in-an-epoch', '1'] })
  const client = createTestClient({
    mode: 'anvil',
    chain: {
      id: 56,
      name: 'Development',
      nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
      rpcUrls: { default: { http: [rpcUrl] } },
    },
    transport: http(rpcUrl),
    pollingInterval: 50,
  })
    .extend(publicActions)
    .extend(walletActions)
  for (const { address } of [OWNER, OTHER, marketAccount(2)])
    await client.setBalance({ address, value: parseEther('10000') })

  const deploy = async (symbol: string) => {
    const hash = await client.deployContract({
      ...DevToken,
      account: marketAccount(2),
      args: [`${symbol} of the test`, symbol, 18, 0n],
    })
    const { contractAddress } = await client.waitForTransactionReceipt({ hash })
    return { address: contractAddress as Address, decimals: 18 }
  }
  const stablecoins = { USDT: await deploy('USDT'), USDC: await deploy('USDC') }
  const market = await deployMarket({ rpcUrl, chainId: 56, stablecoins, receivers: [OWNER.address] })
  return { rpcUrl, client, market, stablecoins, stop }
}
