import { startAnvil } from '@foyer/harness/anvil'
import { type Address, formatEther, parseAbi } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { createMarketClient, DevToken, deployMarket, deployStablecoins } from './index.ts'

const RECEIVER: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('deploys pools at the prices of the feeds, and a name that leads to its owner', async () => {
  const { rpcUrl, stop } = await startAnvil()
  onTestFinished(stop)
  const chain = createMarketClient({ rpcUrl, chainId: 56 })
  const stablecoins = await deployStablecoins(chain)
  const market = await deployMarket({ rpcUrl, chainId: 56, stablecoins, receivers: [RECEIVER] })

  const [, out] = await chain.client.readContract({
    address: market.router,
    abi: parseAbi(['function getAmountsOut(uint256, address[]) view returns (uint256[])']),
    functionName: 'getAmountsOut',
    args: [10n ** 18n, [market.wrappedNative, stablecoins.USDT.address]],
  })
  expect(Number(formatEther(out ?? 0n))).toBeCloseTo(597.6, 0)
  const balance = { abi: DevToken.abi, functionName: 'balanceOf', args: [RECEIVER] } as const
  expect(await chain.client.readContract({ ...balance, address: market.tokens.DUST.address })).toBe(1_000n)
})
