import { type Address, encodeFunctionData, type Hex, isAddressEqual, maxUint256, parseAbi } from 'viem'
import * as z from 'zod'
import { address } from '../../addressSchemas.ts'
import type { Chain } from '../../chain/createChains.ts'
import { NATIVE_ADDRESS } from '../../tokens.ts'
import type { SwapOrder, SwapProvider } from '../types.ts'
import type { Exchange } from './exchanges.ts'
import { probeSwap } from './probeSwap.ts'
import { noLiquidity, sameCurrency } from './refusals.ts'

const routerAbi = parseAbi([
  'function WETH() view returns (address)',
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[] amounts)',
])

/** These take tokens that keep a part of each transfer, too, and check what has arrived at the end. */
const swapAbi = parseAbi([
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
])

/** An upper bound for clients that want no estimate: a pair takes about 100,000, a token that charges fees more. */
const GAS_BASE = 150_000n
const GAS_PER_PAIR = 150_000n

export const v2RouterSchema = z.strictObject({
  provider: z.literal('v2Router'),
  /** A router with the ABI of Uniswap v2. Visitors allow it to take what they swap. */
  router: address,
  /** Tokens that a way may lead over, besides the wrapped native currency. */
  bases: z.array(address).max(8).default([]),
})

type Settings = z.infer<typeof v2RouterSchema>

/** Routers with the ABI of Uniswap's second version, such as PancakeSwap's. */
export const v2Router: Exchange<Settings> = { create, check }

function create({ router, bases }: Settings, wrappedNative: Address): SwapProvider {
  const toErc20 = (token: Address) => (isNative(token) ? wrappedNative : token)

  /** The pair itself, and one token in between: the wrapped currency or one of the bases. */
  function pathsOf(from: Address, to: Address): Address[][] {
    const between = [...new Set([wrappedNative, ...bases])].filter(
      (base) => !isAddressEqual(base, from) && !isAddressEqual(base, to),
    )
    return [[from, to], ...between.map((base) => [from, base, to])]
  }

  return {
    spender: router,

    async quote({ client }, { from, to, amount }) {
      const [source, target] = [toErc20(from), toErc20(to)]
      if (isAddressEqual(source, target)) throw sameCurrency()
      const paths = pathsOf(source, target)
      const [wrapped, ...answers] = await client.multicall({
        deployless: true,
        batchSize: 0,
        contracts: [undefined, ...paths].map((path) =>
          path === undefined
            ? ({ address: router, abi: routerAbi, functionName: 'WETH' } as const)
            : ({
                address: router,
                abi: routerAbi,
                functionName: 'getAmountsOut',
                args: [amount, path],
              } as const),
        ),
      })
      // A router always answers this, so a failure is one of the nodes and says nothing about the pools.
      if (wrapped?.status !== 'success') throw wrapped?.error
      const found = answers.flatMap((answer, index) => {
        const amountOut =
          answer.status === 'success' ? (answer.result as readonly bigint[]).at(-1) : undefined
        const path = paths[index]
        return amountOut !== undefined && amountOut > 0n && path ? [{ amountOut, path }] : []
      })
      const best = found.reduce<(typeof found)[number] | undefined>(
        (most, one) => (most === undefined || one.amountOut > most.amountOut ? one : most),
        undefined,
      )
      if (best === undefined) throw noLiquidity()
      return best
    },

    probe(chain, { from, to, amount, owner, path }) {
      const data = encodeSwap({ from, to, amount, owner, path, minOut: 0n, deadline: maxUint256 })
      const value = isNative(from) ? amount : 0n
      return probeSwap(chain, { owner, router, path, amount, value, isNativeBought: isNative(to), data })
    },

    build(order) {
      return {
        to: router,
        data: encodeSwap(order),
        value: isNative(order.from) ? order.amount : 0n,
        gas: GAS_BASE + GAS_PER_PAIR * BigInt(order.path.length - 1),
      }
    },
  }
}

function encodeSwap({ from, to, amount, owner, path, minOut, deadline }: SwapOrder): Hex {
  const abi = swapAbi
  const end = [path, owner, deadline] as const
  if (isNative(from))
    return encodeFunctionData({
      abi,
      functionName: 'swapExactETHForTokensSupportingFeeOnTransferTokens',
      args: [minOut, ...end],
    })
  return encodeFunctionData({
    abi,
    functionName: isNative(to)
      ? 'swapExactTokensForETHSupportingFeeOnTransferTokens'
      : 'swapExactTokensForTokensSupportingFeeOnTransferTokens',
    args: [amount, minOut, ...end],
  })
}

const isNative = (token: Address) => token.toLowerCase() === NATIVE_ADDRESS

async function check(
  { client, id }: Chain,
  { router }: Settings,
  wrappedNative: Address,
): Promise<string | undefined> {
  const read = client.readContract({ address: router, abi: routerAbi, functionName: 'WETH' })
  const wrapped = await read.catch(() => undefined)
  if (wrapped === undefined)
    return `${id}: swap.router ${router} is no router of Uniswap's second version. Correct it.`
  return isAddressEqual(wrapped, wrappedNative)
    ? undefined
    : `${id}: swap.router ${router} works with ${wrapped}, wrappedNative is ${wrappedNative}. Correct one of them.`
}
