import { type HttpError, invalidRequest, readJson } from '@foyer/server-kit'
import { invalidFields } from '@foyer/server-kit/openapi'
import { type Address, getAddress, isAddress, parseUnits } from 'viem'
import * as z from 'zod'
import { notAvailable } from '../errors.ts'
import { type App, createRoute } from '../http/types.ts'
import type { IconUrls } from '../iconUrls.ts'
import type { OnRamps, OnRampToken } from '../providers/onRamp/createOnRamps.ts'
import type { OnRampProvider } from '../providers/onRamp/types.ts'
import { bodyOf, chainAnswers, projectQuery } from './describe.ts'
import { fromUpstreams } from './fromUpstreams.ts'

const MAX_BODY_BYTES = 4 * 1024

const optionsRoute = createRoute({
  method: 'get',
  path: '/v1/onramp/options',
  policy: { access: 'page', limit: 'onRamp' },
  summary: 'What can be bought, with which currencies, and where',
  request: { query: projectQuery },
  responses: chainAnswers(
    z.object({
      providers: z.array(z.object({ id: z.string(), name: z.string() })),
      tokens: z.array(
        z.object({
          address: z.string().meta({ description: 'CAIP-10; `0xeeee…eeee` is the native currency.' }),
          name: z.string(),
          symbol: z.string(),
          decimals: z.number(),
          iconUrl: z.string(),
          providers: z.array(z.string()),
        }),
      ),
      currencies: z.array(
        z.object({
          code: z.string().meta({ description: 'ISO 4217.' }),
          decimals: z.number(),
          min: z.string(),
          max: z.string(),
        }),
      ),
    }),
  ),
})

const quoteBody = z.strictObject({
  provider: z.string().max(40),
  token: z.string().max(100),
  currency: z.string().max(3),
  amount: z.string().regex(/^\d{1,12}(\.\d{1,8})?$/, 'Expected a decimal number.'),
})

const linkBody = quoteBody.extend({
  address: z
    .string()
    .refine((value) => isAddress(value, { strict: false }), 'Expected 0x and 40 hexadecimal digits.')
    .transform((value): Address => getAddress(value.toLowerCase())),
})

const BODY = 'In the body `token` is CAIP-10, `amount` a decimal number in the currency.'

const quoteRoute = createRoute({
  method: 'post',
  path: '/v1/onramp/quote',
  policy: { access: 'page', limit: 'onRamp', maxBodyBytes: MAX_BODY_BYTES },
  summary: 'What an amount buys at present',
  description: `${BODY} A provider that tells no price answers 404 with the reason \`quote\`.`,
  request: { query: projectQuery },
  ...bodyOf(quoteBody),
  responses: chainAnswers(
    z.object({
      receives: z.string().meta({ description: 'Of the token, a decimal number.' }),
      fee: z.string().meta({ description: 'In the currency, within the amount.' }),
    }),
  ),
})

const linkRoute = createRoute({
  method: 'post',
  path: '/v1/generators/onrampurl',
  policy: { access: 'page', limit: 'onRamp', maxBodyBytes: MAX_BODY_BYTES },
  summary: 'Where to pay',
  description: BODY,
  request: { query: projectQuery },
  ...bodyOf(linkBody),
  responses: chainAnswers(
    z.object({
      url: z.string(),
      expiresAt: z.string().nullable().meta({ description: 'ISO 8601. Null for a link that does not end.' }),
      once: z.boolean().meta({ description: 'Whether the link opens one time only.' }),
    }),
  ),
})

export type OnRampRoutesParameters = { onRamps: OnRamps; iconUrls: IconUrls }

/** Routes of a gateway that leads to providers. */
export function addOnRampRoutes(app: App, { onRamps, iconUrls }: OnRampRoutesParameters) {
  const { providers, tokens, currencies } = onRamps
  const sellersOf = (token: OnRampToken) =>
    [...providers].filter(([, { sells }]) => sells(token)).map(([id]) => id)

  /** @throws {HttpError} 400 names the first thing that is wrong */
  function find(query: z.output<typeof quoteBody>): { provider: OnRampProvider; token: OnRampToken } {
    const provider = providers.get(query.provider)
    const token = tokens.find(({ id }) => id.toLowerCase() === query.token.toLowerCase())
    const currency = currencies.find(({ code }) => code === query.currency)
    if (provider === undefined) throw refuse('provider', 'This gateway does not lead to this provider.')
    if (token === undefined || !provider.sells(token))
      throw refuse('token', 'This provider does not sell this token.')
    if (currency === undefined) throw refuse('currency', 'This currency is not taken.')
    const { min, max, decimals, code } = currency
    if ((query.amount.split('.')[1] ?? '').length > decimals)
      throw refuse('amount', `${code} has ${decimals} decimals at most.`)
    const [amount, least, most] = [query.amount, min, max].map((one) => parseUnits(one, decimals))
    if (amount === undefined || amount < (least ?? 0n) || amount > (most ?? 0n))
      throw refuse('amount', `The amount is between ${min} and ${max} ${code}.`)
    return { provider, token }
  }

  app.openapi(optionsRoute, (c) => {
    const { id } = c.get('project')
    c.header('cache-control', 'public, max-age=300')
    return c.json(
      {
        providers: [...providers].map(([id, { name }]) => ({ id, name })),
        tokens: tokens.map((token) => ({
          address: token.id,
          name: token.name,
          symbol: token.symbol,
          decimals: token.decimals,
          iconUrl: iconUrls.token(token.symbol, id),
          providers: sellersOf(token),
        })),
        currencies,
      },
      200,
    )
  })

  app.openapi(quoteRoute, async (c) => {
    const query = parse(quoteBody, await readJson(c))
    const { provider, token } = find(query)
    const { quote } = provider
    if (quote === undefined) throw notAvailable('quote', 'This provider tells its price on its own page.')
    return c.json(await fromUpstreams(() => quote({ ...query, token })), 200)
  })

  app.openapi(linkRoute, async (c) => {
    const query = parse(linkBody, await readJson(c))
    const { provider, token } = find(query)
    const domain = URL.parse(c.req.header('origin') ?? '')?.host
    if (domain === undefined) throw refuse('origin', 'Providers ask which page sends the visitor.')
    c.header('cache-control', 'no-store')
    return c.json(await fromUpstreams(() => provider.link({ ...query, token, domain })), 200)
  })
}

const refuse = (name: string, description: string): HttpError => invalidRequest([{ name, description }])

function parse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value)
  if (!result.success) throw invalidFields(result.error)
  return result.data
}
