import { priceImpact, probeOf } from '@foyer/modal-core/wire'
import { invalidRequest, readJson } from '@foyer/server-kit'
import { type Address, encodeFunctionData, erc20Abi, getAddress, maxUint256 } from 'viem'
import * as z from 'zod'
import type { Chain, Chains } from '../chain/createChains.ts'
import { estimateGas } from '../chain/estimateGas.ts'
import { isUnanswered } from '../chain/isUnanswered.ts'
import { readGasPrices } from '../chain/readGasPrices.ts'
import { notAvailable } from '../errors.ts'
import { type App, createRoute } from '../http/types.ts'
import type { IconUrls } from '../iconUrls.ts'
import type { Prices } from '../providers/prices/createPrices.ts'
import type { Swaps } from '../providers/swap/createSwaps.ts'
import { priceMoved, wouldRevert } from '../providers/swap/refusals.ts'
import type { SwapProvider, SwapQuery } from '../providers/types.ts'
import { NATIVE_ADDRESS, toCaip10 } from '../tokens.ts'
import { findChain } from './chainParameter.ts'
import { bodyOf, chainAnswers, projectQuery } from './describe.ts'
import { fromUpstreams } from './fromUpstreams.ts'

/** Seconds, in the chain's time, that a swap may wait for its block. */
const DEADLINE_S = 20n * 60n
/** An upper bound of an approval's gas, for a token whose approval cannot be estimated. */
const APPROVE_GAS = 100_000n
const TOKENS_CACHING = 'public, max-age=300, stale-while-revalidate=3600'

const caip10 = z
  .string()
  .regex(/^eip155:[1-9]\d{0,15}:0x[0-9a-fA-F]{40}$/, 'Expected a CAIP-10 address of an EVM chain.')
  .transform((value) => {
    const place = value.lastIndexOf(':')
    const address = value.slice(place + 1).toLowerCase()
    return {
      chain: value.slice(0, place),
      address: address === NATIVE_ADDRESS ? NATIVE_ADDRESS : getAddress(address),
    }
  })
  .meta({
    description: 'CAIP-10; `0xeeee…eeee` is the native currency.',
    example: `eip155:56:${NATIVE_ADDRESS}`,
  })

const units = (most: bigint) =>
  z
    .string()
    .regex(/^\d{1,78}$/, 'Expected a whole number in the smallest unit.')
    .transform(BigInt)
    .refine((value) => value <= most, 'Expected at most 256 bits.')
    .meta({ description: 'In the smallest unit.', example: '1000000000000000000' })

/** Pools count in 112 bits, so no swap is of more. */
const soldUnits = units(2n ** 112n - 1n).refine((value) => value > 0n, 'Expected more than 0.')

const transactionSchema = z.object({
  from: z.string(),
  to: z.string(),
  data: z.string(),
  eip155: z.object({ gas: z.string(), gasPrice: z.string() }),
})

const tokensRoute = createRoute({
  method: 'get',
  path: '/v1/convert/tokens',
  policy: { access: 'page', limit: 'swap', hasLongAnswers: true },
  summary: 'What can be swapped on a chain, the native currency first',
  request: { query: projectQuery.extend({ chainId: z.string() }) },
  responses: chainAnswers(
    z.object({
      tokens: z.array(
        z.object({
          name: z.string(),
          symbol: z.string(),
          address: z.string(),
          decimals: z.number(),
          logoUri: z.string(),
          eip2612: z.boolean(),
        }),
      ),
    }),
  ),
})

const quotesRoute = createRoute({
  method: 'get',
  path: '/v1/convert/quotes',
  policy: { access: 'page', limit: 'swap' },
  summary: 'What an amount of one token gives of another at present',
  request: {
    query: projectQuery.extend({
      amount: soldUnits,
      userAddress: caip10,
      from: caip10,
      to: caip10,
      gasPrice: z.string().optional().meta({ description: 'Not used by this gateway.' }),
    }),
  },
  responses: chainAnswers(
    z.object({
      quotes: z.array(
        z.object({
          id: z.string(),
          fromAmount: z.string(),
          fromAccount: z.string(),
          toAmount: z.string().meta({
            description: 'What the account would receive, after what tokens keep of each transfer.',
          }),
          toAccount: z.string(),
          transferFees: z.object({ from: z.number().optional(), to: z.number().optional() }).optional().meta({
            description: 'What the tokens keep of each transfer, in per cent; missing where none does.',
          }),
          priceImpact: z.number().nullable().meta({
            description:
              'By how much the swap worsens its own price, in per cent; null where that is not known.',
          }),
          toPrice: z.number().optional().meta({
            description: 'USD for one of the token that is bought; missing where that is not known.',
          }),
        }),
      ),
    }),
  ),
})

const allowanceRoute = createRoute({
  method: 'get',
  path: '/v1/convert/allowance',
  policy: { access: 'page', limit: 'swap' },
  summary: 'How much of a token the contract that swaps may take',
  request: { query: projectQuery.extend({ tokenAddress: caip10, userAddress: caip10 }) },
  responses: chainAnswers(z.object({ allowance: z.string() })),
})

const approveRoute = createRoute({
  method: 'get',
  path: '/v1/convert/build-approve',
  policy: { access: 'page', limit: 'swap' },
  summary: 'The transaction that allows the contract that swaps to take a token',
  request: {
    query: projectQuery.extend({
      userAddress: caip10,
      from: caip10,
      to: caip10,
      amount: units(maxUint256)
        .optional()
        .meta({ description: 'In the smallest unit. Default: without a limit.' }),
    }),
  },
  responses: chainAnswers(z.object({ tx: transactionSchema.extend({ value: z.string() }) })),
})

const swapBody = z.object({
  amount: soldUnits,
  userAddress: caip10,
  from: caip10,
  to: caip10,
  eip155: z
    .object({
      slippage: z
        .number()
        .min(0)
        .max(50)
        .default(1)
        .meta({ description: 'In per cent of what is received now.' }),
    })
    .prefault({}),
  /** The least amount that the visitor was shown: counts in place of the slippage. */
  minAmount: units(maxUint256).optional(),
  disableEstimate: z.boolean().default(false),
  projectId: z.string().optional(),
})

const swapRoute = createRoute({
  method: 'post',
  path: '/v1/convert/build-transaction',
  policy: { access: 'bodyPage', limit: 'swap' },
  summary: 'The transaction that swaps, for 20 minutes of the chain’s time',
  request: { query: projectQuery.partial() },
  ...bodyOf(swapBody),
  responses: chainAnswers(z.object({ tx: transactionSchema.extend({ amount: z.string() }) })),
})

type Asset = z.output<typeof caip10>

export type ConvertRoutesParameters = { chains: Chains; swaps: Swaps; prices: Prices; iconUrls: IconUrls }

export function addConvertRoutes(app: App, { chains, swaps, prices, iconUrls }: ConvertRoutesParameters) {
  /** The chain that all of them are on, and what swaps there. */
  function find(...assets: [Asset, ...Asset[]]): { chain: Chain; swap: SwapProvider } {
    const [{ chain: id }] = assets
    if (assets.some((asset) => asset.chain !== id))
      throw invalidRequest([{ name: 'chain', description: 'Expected addresses of one and the same chain.' }])
    const chain = findChain(chains, id)
    return { chain, swap: providerOf(chain) }
  }

  function providerOf(chain: Chain): SwapProvider {
    const swap = swaps.of(chain)
    if (!swap) throw notAvailable('swap', 'This gateway swaps nothing on this network.')
    return swap
  }

  app.openapi(tokensRoute, (c) => {
    const chain = findChain(chains, c.req.valid('query').chainId)
    providerOf(chain)
    const tokens = listTokens(chain, (symbol) => iconUrls.token(symbol, c.get('project').id))
    c.header('cache-control', TOKENS_CACHING)
    return c.json({ tokens }, 200)
  })

  app.openapi(quotesRoute, async (c) => {
    const { amount, userAddress, from, to } = c.req.valid('query')
    const { chain, swap } = find(from, to, userAddress)
    const query = { from: from.address, to: to.address, amount }
    const [{ amountOut, fees, pooled }, ofPart, known] = await fromUpstreams(() =>
      Promise.all([
        tryOut({ chain, swap }, query, userAddress.address),
        quotePart({ chain, swap }, query),
        prices.read(chain).catch(() => undefined),
      ]),
    )
    const toPrice = known?.get(to.address)
    const quote = {
      id: chain.config.swap?.provider ?? '',
      fromAmount: String(amount),
      fromAccount: toCaip10(chain.id, from.address),
      toAmount: String(amountOut),
      toAccount: toCaip10(chain.id, to.address),
      ...(Object.keys(fees).length > 0 && { transferFees: fees }),
      priceImpact: priceImpact({ amount, toAmount: pooled, probe: ofPart }) ?? null,
      ...(toPrice !== undefined && { toPrice }),
    }
    c.header('cache-control', 'no-store')
    return c.json({ quotes: [quote] }, 200)
  })

  app.openapi(allowanceRoute, async (c) => {
    const { tokenAddress: token, userAddress } = c.req.valid('query')
    const { chain, swap } = find(token, userAddress)
    const allowance =
      token.address === NATIVE_ADDRESS
        ? maxUint256
        : await fromUpstreams(() => readAllowance(chain, token.address, userAddress.address, swap.spender))
    c.header('cache-control', 'no-store')
    return c.json({ allowance: String(allowance) }, 200)
  })

  app.openapi(approveRoute, async (c) => {
    const { userAddress, from, to, amount = maxUint256 } = c.req.valid('query')
    const { chain, swap } = find(from, to, userAddress)
    if (from.address === NATIVE_ADDRESS)
      throw invalidRequest([{ name: 'from', description: 'The native currency needs no approval.' }])
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [swap.spender, amount],
    })
    const call = { account: userAddress.address, to: from.address, data }
    const [{ standard }, gas] = await fromUpstreams(() =>
      Promise.all([readGasPrices(chain), estimateGas(chain, call).then((known) => known ?? APPROVE_GAS)]),
    )
    const token = toCaip10(chain.id, from.address)
    const eip155 = { gas: String(gas), gasPrice: standard }
    // Clients in the field send the approval to `from`.
    return c.json({ tx: { from: token, to: token, data, value: '0', eip155 } }, 200)
  })

  app.openapi(swapRoute, async (c) => {
    const body = swapBody.safeParse(await readJson(c))
    if (!body.success)
      throw invalidRequest(
        body.error.issues.map(({ path, message }) => ({ name: path.join('.'), description: message })),
      )
    const { amount, userAddress, from, to, eip155, minAmount, disableEstimate } = body.data
    const { chain, swap } = find(from, to, userAddress)
    const tx = await buildSwap(
      { chain, swap },
      { from: from.address, to: to.address, amount },
      userAddress.address,
      {
        minOutOf: (amountOut) => minAmount ?? withSlippage(amountOut, eip155.slippage),
        estimates: !disableEstimate,
      },
    )
    return c.json({ tx }, 200)
  })
}

type Place = { chain: Chain; swap: SwapProvider }

/** The tokens of a chain that can be swapped, its own currency first. */
function listTokens(chain: Chain, iconUrl: (symbol: string) => string) {
  const { nativeCurrency } = chain.config
  return [{ ...nativeCurrency, address: NATIVE_ADDRESS }, ...chain.tokens].map(
    ({ name, symbol, decimals, address }) => ({
      name,
      symbol,
      decimals,
      address: toCaip10(chain.id, address),
      logoUri: iconUrl(symbol),
      eip2612: false,
    }),
  )
}

type BuildOptions = {
  /** The least amount that may arrive, of the amount that would now. */
  minOutOf: (amountOut: bigint) => bigint
  /** False: the gas is not estimated. */
  estimates: boolean
}

/** The transaction that swaps, as long as it would go well now. */
async function buildSwap(
  { chain, swap }: Place,
  query: SwapQuery,
  owner: Address,
  { minOutOf, estimates }: BuildOptions,
) {
  const [{ amountOut, path, isFailing }, { timestamp }, { standard }] = await fromUpstreams(() =>
    Promise.all([tryOut({ chain, swap }, query, owner), chain.client.getBlock(), readGasPrices(chain)]),
  )
  const minOut = minOutOf(amountOut)
  if (amountOut < minOut) throw priceMoved()
  // Before anything is allowed: an allowance for a swap that fails would be paid for in vain.
  if (isFailing) throw wouldRevert()
  const deadline = timestamp + DEADLINE_S
  const { to: contract, data, value, gas } = swap.build({ ...query, owner, path, minOut, deadline })
  const call = { account: owner, to: contract, data, value }
  const estimated = estimates ? await fromUpstreams(() => estimateGas(chain, call)) : gas
  if (estimated === undefined) throw wouldRevert()
  return {
    from: toCaip10(chain.id, owner),
    to: toCaip10(chain.id, contract),
    data,
    amount: String(query.amount),
    eip155: { gas: String(estimated), gasPrice: standard },
  }
}

/** The best way, and what it gives this account now, which is less than its pools say where a token keeps a part. */
async function tryOut({ chain, swap }: Place, query: SwapQuery, owner: Address) {
  const { amountOut, path } = await swap.quote(chain, query)
  const trial = await swap.probe(chain, { ...query, owner, path })
  const isDone = trial.status === 'done'
  return {
    amountOut: isDone ? trial.received : amountOut,
    pooled: amountOut,
    path,
    fees: isDone ? trial.fees : {},
    isFailing: trial.status === 'failed',
  }
}

/** The yield of a part whose price the swap hardly changes. Undefined where it would be too little. */
async function quotePart({ chain, swap }: Place, query: SwapQuery) {
  const amount = probeOf(query.amount)
  if (amount === undefined) return undefined
  const part = await swap.quote(chain, { ...query, amount }).catch(() => undefined)
  return part && { amount, toAmount: part.amountOut }
}

async function readAllowance({ client }: Chain, token: Address, owner: Address, spender: Address) {
  try {
    const call = { abi: erc20Abi, functionName: 'allowance', args: [owner, spender] } as const
    return await client.readContract({ address: token, ...call })
  } catch (error) {
    if (isUnanswered(error)) throw error
    throw invalidRequest([{ name: 'tokenAddress', description: 'There is no ERC-20 token at this address.' }])
  }
}

/** Slippage has four digits at most after the point, as per cent. */
const withSlippage = (amount: bigint, percent: number) =>
  (amount * BigInt(Math.round((100 - percent) * 10_000))) / 1_000_000n
