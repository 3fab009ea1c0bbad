import { type Address, formatUnits, isAddressEqual, parseAbi, zeroAddress } from 'viem'
import type { Chain } from '../../chain/createChains.ts'
import { NATIVE_ADDRESS } from '../../tokens.ts'
import type { PriceProvider } from '../types.ts'
import { feedPrices } from './feeds.ts'

const factoryAbi = parseAbi(['function getPair(address, address) view returns (address)'])
const pairAbi = parseAbi([
  'function token0() view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
])

type Pair = { token: Address; base: Address; address: Address }

/** Prices by the deepest of a token's pairs with the configured bases. A thin pool is easily moved, so it counts as none. */
export const poolPrices: PriceProvider = {
  async read(chain, tokens) {
    const { pools } = chain.config
    const listed = tokens.filter((token) => decimalsOf(chain, token) !== undefined)
    if (pools === undefined || listed.length === 0) return new Map()
    const basePrices = await feedPrices.read(chain, pools.bases)
    const pairs = await findPairs(chain, pools.factory, listed, [...basePrices.keys()])
    const quotes = await readQuotes(chain, pairs, basePrices)
    const best = new Map<Address, { price: number; liquidity: number }>()
    for (const { token, price, liquidity } of quotes) {
      const isDeeper = liquidity > (best.get(token)?.liquidity ?? 0)
      if (liquidity >= pools.minLiquidityUsd && isDeeper) best.set(token, { price, liquidity })
    }
    return new Map([...best].map(([token, { price }]) => [token, price]))
  },
}

async function findPairs(
  chain: Chain,
  factory: Address,
  tokens: readonly Address[],
  bases: readonly Address[],
) {
  const wanted = tokens.flatMap((token) => {
    const erc20 = token === NATIVE_ADDRESS ? chain.config.wrappedNative : token
    return erc20 === undefined
      ? []
      : bases.filter((base) => base !== erc20).map((base) => ({ token, erc20, base }))
  })
  const answers = await chain.client.multicall({
    deployless: true,
    batchSize: 0,
    contracts: wanted.map(
      ({ erc20, base }) =>
        ({ address: factory, abi: factoryAbi, functionName: 'getPair', args: [erc20, base] }) as const,
    ),
  })
  return wanted.flatMap(({ token, base }, index): Pair[] => {
    const answer = answers[index]
    const exists = answer?.status === 'success' && !isAddressEqual(answer.result, zeroAddress)
    return exists ? [{ token, base, address: answer.result }] : []
  })
}

async function readQuotes(chain: Chain, pairs: readonly Pair[], basePrices: ReadonlyMap<Address, number>) {
  const answers = await chain.client.multicall({
    deployless: true,
    batchSize: 0,
    contracts: pairs.flatMap(({ address }) => [
      { address, abi: pairAbi, functionName: 'token0' } as const,
      { address, abi: pairAbi, functionName: 'getReserves' } as const,
    ]),
  })
  return pairs.flatMap(({ token, base }, index) => {
    const [first, reserves] = [answers[2 * index], answers[2 * index + 1]]
    const basePrice = basePrices.get(base)
    const [decimals, baseDecimals] = [decimalsOf(chain, token), decimalsOf(chain, base)]
    if (first?.status !== 'success' || reserves?.status !== 'success') return []
    if (basePrice === undefined || decimals === undefined || baseDecimals === undefined) return []
    const [reserve0, reserve1] = reserves.result as readonly [bigint, bigint, number]
    const isBaseFirst = isAddressEqual(first.result as Address, base)
    const inBase = amount(isBaseFirst ? reserve0 : reserve1, baseDecimals)
    const inToken = amount(isBaseFirst ? reserve1 : reserve0, decimals)
    const liquidity = inBase * basePrice
    return inToken > 0 ? [{ token, price: liquidity / inToken, liquidity }] : []
  })
}

const amount = (units: bigint, decimals: number) => Number(formatUnits(units, decimals))

function decimalsOf({ config, tokens }: Chain, token: Address): number | undefined {
  if (token === NATIVE_ADDRESS || token === config.wrappedNative) return config.nativeCurrency.decimals
  return tokens.find(({ address }) => address === token)?.decimals
}
