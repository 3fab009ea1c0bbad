import * as z from 'zod'
import type { Chain, Chains } from '../chain/createChains.ts'
import { notAvailable } from '../errors.ts'
import { type App, createRoute } from '../http/types.ts'
import type { IconUrls } from '../iconUrls.ts'
import type { Balances } from '../providers/balances/createBalances.ts'
import type { Histories } from '../providers/history/createHistories.ts'
import { addressParams, findChain } from './chainParameter.ts'
import { chainAnswers, projectQuery } from './describe.ts'
import { fromUpstreams } from './fromUpstreams.ts'

const HISTORY_PAGE = 50

const optionalChain = z
  .string()
  .optional()
  .meta({ description: 'CAIP-2 id. Default: all chains of the gateway.' })

const balanceSchema = z.object({
  balances: z.array(
    z.object({
      name: z.string(),
      symbol: z.string(),
      chainId: z.string(),
      address: z.string().optional().meta({ description: 'CAIP-10; absent for the native currency.' }),
      value: z.number().optional().meta({ description: 'In USD; absent without a price.' }),
      price: z.number().meta({ description: 'In USD; 0 means unknown.' }),
      quantity: z.object({ decimals: z.string(), numeric: z.string() }),
      iconUrl: z.string(),
    }),
  ),
})

/** A view that is opened again at once needs no other answer. */
const ACCOUNT_CACHING = 'private, max-age=5'

const balanceRoute = createRoute({
  method: 'get',
  path: '/v1/account/{address}/balance',
  policy: { access: 'page', limit: 'chain', hasLongAnswers: true },
  summary: 'The native currency and the listed tokens that an account has',
  request: {
    params: addressParams,
    query: projectQuery.extend({
      currency: z.literal('usd').default('usd'),
      chainId: optionalChain,
      forceUpdate: z
        .string()
        .optional()
        .meta({ description: 'Any value passes over the cache, once in 5 seconds.' }),
    }),
  },
  responses: chainAnswers(balanceSchema),
})

const transferSchema = z.object({
  fungible_info: z
    .object({
      name: z.string(),
      symbol: z.string(),
      address: z
        .string()
        .optional()
        .meta({ description: 'CAIP-10; the native currency under 0xeee…. Absent where it is not known.' }),
      icon: z.object({ url: z.string().nullable() }),
    })
    .optional(),
  nft_info: z
    .object({ name: z.string().nullable(), content: z.null(), flags: z.object({ is_spam: z.boolean() }) })
    .optional(),
  direction: z.enum(['in', 'out', 'self']),
  quantity: z.object({ numeric: z.string() }),
})

const historySchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      metadata: z.object({
        operationType: z.string(),
        hash: z.string(),
        minedAt: z.string(),
        sentFrom: z.string(),
        sentTo: z.string().nullable(),
        status: z.enum(['confirmed', 'failed']),
        nonce: z.number(),
        chain: z.string(),
        application: z
          .object({ name: z.string() })
          .optional()
          .meta({ description: 'The listed contract that was called.' }),
        title: z
          .record(z.string(), z.string())
          .optional()
          .meta({ description: 'What the call did, by language; always in `en`.' }),
      }),
      transfers: z.array(transferSchema),
    }),
  ),
  next: z.string().nullable(),
})

const historyRoute = createRoute({
  method: 'get',
  path: '/v1/account/{address}/history',
  policy: { access: 'page', limit: 'history', hasLongAnswers: true },
  summary: 'Transactions of an account, newest first',
  request: {
    params: addressParams,
    query: projectQuery.extend({
      chainId: z
        .string()
        .optional()
        .meta({ description: 'CAIP-2 id. Default: the first chain that has a history.' }),
      cursor: z.string().max(100).optional().meta({ description: '`next` of the page before.' }),
    }),
  },
  responses: chainAnswers(historySchema),
})

export type AccountRoutesParameters = {
  chains: Chains
  balances: Balances
  histories: Histories
  iconUrls: IconUrls
}

export function addAccountRoutes(
  app: App,
  { chains, balances, histories, iconUrls }: AccountRoutesParameters,
) {
  app.openapi(balanceRoute, async (c) => {
    const { chainId, forceUpdate } = c.req.valid('query')
    const asked = chainId === undefined ? chains.list : [findChain(chains, chainId)]
    const { address } = c.req.valid('param')
    const force = forceUpdate !== undefined
    const found = await fromUpstreams(() =>
      Promise.all(asked.map((chain) => balances.read(chain, address, { force }))),
    )
    const { id } = c.get('project')
    const withIcons = found
      .flat()
      .map((balance) => ({ ...balance, iconUrl: iconUrls.token(balance.symbol, id) }))
    c.header('cache-control', force ? 'no-store' : ACCOUNT_CACHING)
    return c.json({ balances: withIcons }, 200)
  })

  app.openapi(historyRoute, async (c) => {
    const { chainId, cursor } = c.req.valid('query')
    const chain = chainId === undefined ? firstWithHistory(chains, histories) : findChain(chains, chainId)
    const history = chain && histories.of(chain)
    if (!chain || !history) throw notAvailable('history', 'This gateway has no history of this network.')
    const { address } = c.req.valid('param')
    const page = await fromUpstreams(() => history.page(chain, address, { cursor, limit: HISTORY_PAGE }))
    const from = await history.readFrom?.(chain)
    if (from !== undefined) c.header('x-history-from', String(from))
    c.header('cache-control', ACCOUNT_CACHING)
    return c.json(page, 200)
  })
}

const firstWithHistory = (chains: Chains, histories: Histories): Chain | undefined =>
  chains.list.find((chain) => histories.of(chain) !== undefined)
