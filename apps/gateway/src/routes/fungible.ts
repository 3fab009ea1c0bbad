import { invalidRequest, readJson } from '@foyer/server-kit'
import { getAddress, isAddress } from 'viem'
import * as z from 'zod'
import type { Chain, Chains } from '../chain/createChains.ts'
import { type App, createRoute } from '../http/types.ts'
import type { IconUrls } from '../iconUrls.ts'
import type { Prices } from '../providers/prices/createPrices.ts'
import { NATIVE_ADDRESS } from '../tokens.ts'
import { bodyOf, chainAnswers, projectQuery } from './describe.ts'
import { fromUpstreams } from './fromUpstreams.ts'

const MAX_ADDRESSES = 100

const bodySchema = z.object({
  currency: z.literal('usd').default('usd'),
  addresses: z
    .array(z.string().regex(/^eip155:\d{1,16}:0x[0-9a-fA-F]{40}$/))
    .min(1)
    .max(MAX_ADDRESSES),
  projectId: z.string().optional(),
})

const route = createRoute({
  method: 'post',
  path: '/v1/fungible/price',
  policy: { access: 'bodyPage', limit: 'chain' },
  summary: 'Prices in USD; what has none is left out',
  request: { query: projectQuery.partial() },
  ...bodyOf(bodySchema),
  responses: chainAnswers(
    z.object({
      fungibles: z.array(
        z.object({
          address: z.string(),
          name: z.string(),
          symbol: z.string(),
          iconUrl: z.string(),
          price: z.number(),
        }),
      ),
    }),
  ),
})

export type FungibleRoutesParameters = { chains: Chains; prices: Prices; iconUrls: IconUrls }

export function addFungibleRoutes(app: App, { chains, prices, iconUrls }: FungibleRoutesParameters) {
  app.openapi(route, async (c) => {
    const body = bodySchema.safeParse(await readJson(c))
    if (!body.success)
      throw invalidRequest([
        { name: 'addresses', description: `Expected 1 to ${MAX_ADDRESSES} CAIP-10 addresses of EVM chains.` },
      ])
    const { id } = c.get('project')
    const found = await fromUpstreams(() =>
      Promise.all(body.data.addresses.map((address) => priceOf(address, chains, prices))),
    )
    const fungibles = found.flatMap((one) =>
      one ? [{ ...one, iconUrl: iconUrls.token(one.symbol, id) }] : [],
    )
    return c.json({ fungibles }, 200)
  })
}

async function priceOf(caip10: string, chains: Chains, prices: Prices) {
  const place = caip10.lastIndexOf(':')
  const chain = chains.find(caip10.slice(0, place))
  const token = chain && describe(chain, caip10.slice(place + 1))
  if (!chain || !token) return undefined
  const price = (await prices.read(chain)).get(token.key)
  return price === undefined ? undefined : { address: caip10, name: token.name, symbol: token.symbol, price }
}

function describe(chain: Chain, address: string) {
  if (address.toLowerCase() === NATIVE_ADDRESS) return { key: NATIVE_ADDRESS, ...chain.config.nativeCurrency }
  if (!isAddress(address, { strict: false })) return undefined
  const key = getAddress(address.toLowerCase())
  const token = chain.tokens.find((listed) => listed.address === key)
  return token && { key, name: token.name, symbol: token.symbol }
}
