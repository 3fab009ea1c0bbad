import { startAnvil } from '@foyer/anvil'
import { type Address, createWalletClient, formatEther, http, parseAbi, publicActions } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { DevToken, deployMarket, marketAccount } from './index.ts'

const RECEIVER: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('deploys pools at the prices of the feeds, and a name that leads to its owner', async () => {
  const { rpcUrl, stop } = await startAnvil()
  onTestFinished(stop)
  const client = createWalletClient({
    account: marketAccount(2),
    transport: http(rpcUrl),
    chain: {
      id: 56,
      name: 'Development',
      nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
      rpcUrls: { default: { http: [rpcUrl] } },
    },
  }).extend(publicActions)
  await client.request({
    method: 'anvil_setBalance' as never,
    params: [client.account.address, '0x56bc75e2d63100000'] as never,
  })
  const deploy = async (symbol: string) => {
    const hash = await client.deployContract({ ...DevToken, args: [symbol, symbol, 18, 0n] })
    const { contractAddress } = await client.waitForTransactionReceipt({ hash })
    return { address: contractAddress as Address, decimals: 18 }
  }
  const stablecoins = { USDT: await deploy('USDT'), USDC: await deploy('USDC') }
  const market = await deployMarket({ rpcUrl, chainId: 56, stablecoins, receivers: [RECEIVER] })

  const [, out] = await client.readContract({
    address: market.router,
    abi: parseAbi(['function getAmountsOut(uint256, address[]) view returns (uint256[])']),
    functionName: 'getAmountsOut',
    args: [10n ** 18n, [market.wrappedNative, stablecoins.USDT.address]],
  })
  expect(Number(formatEther(out ?? 0n))).toBeCloseTo(597.6, 0)
  const balance = { abi: DevToken.abi, functionName: 'balanceOf', args: [RECEIVER] } as const
  expect(await client.readContract({ ...balance, address: market.tokens.DUST.address })).toBe(1_000n)
})
