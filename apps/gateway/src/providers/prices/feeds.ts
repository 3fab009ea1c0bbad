import { type Address, formatUnits, parseAbi } from 'viem'
import type { Chain } from '../../chain/createChains.ts'
import { NATIVE_ADDRESS } from '../../tokens.ts'
import type { PriceProvider } from '../types.ts'

const abi = parseAbi([
  'function decimals() view returns (uint8)',
  'function latestRoundData() view returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound)',
])

/** Prices of Chainlink feeds. One that is at or below zero, or past its heartbeat in chain time, counts as none. */
export const feedPrices: PriceProvider = {
  async read(chain, tokens) {
    const feeds = tokens.flatMap((token) => {
      const feed = feedOf(chain, token)
      return feed ? [{ token, ...feed }] : []
    })
    if (feeds.length === 0) return new Map()
    const [block, answers] = await Promise.all([
      chain.client.getBlock(),
      chain.client.multicall({
        deployless: true,
        batchSize: 0,
        contracts: feeds.flatMap(({ address }) => [
          { address, abi, functionName: 'decimals' } as const,
          { address, abi, functionName: 'latestRoundData' } as const,
        ]),
      }),
    ])
    return new Map(
      feeds.flatMap(({ token, heartbeat }, index): [Address, number][] => {
        const [decimals, round] = [answers[2 * index], answers[2 * index + 1]]
        if (decimals?.status !== 'success' || round?.status !== 'success') return []
        const [, answer, , updatedAt] = round.result as readonly [bigint, bigint, bigint, bigint, bigint]
        const isStale = block.timestamp - updatedAt > BigInt(heartbeat)
        return answer <= 0n || isStale ? [] : [[token, Number(formatUnits(answer, Number(decimals.result)))]]
      }),
    )
  },
}

/** The feed of the wrapped currency is that of the currency. */
function feedOf({ config }: Chain, token: Address) {
  const isNative = token === NATIVE_ADDRESS || token === config.wrappedNative
  return config.feeds[token] ?? (isNative ? config.feeds.native : undefined)
}
