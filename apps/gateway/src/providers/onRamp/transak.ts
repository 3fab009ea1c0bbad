import { unavailable } from '@foyer/server-kit'
import * as z from 'zod'
import { request, toDecimal } from './request.ts'
import type { OnRampProvider } from './types.ts'

export type TransakParameters = {
  apiKey: string
  secret: string
  isSandbox: boolean
  /** For tests: one server in place of both of the provider's. */
  apiUrl?: string
  now?: () => number
}

/** A page's address is good for so long, and for one visit. */
const LIFETIME_MS = 5 * 60_000
/** An access token is not used in its last minute. */
const MARGIN_S = 60

const tokenSchema = z.object({
  data: z.object({ accessToken: z.string().max(4_096), expiresAt: z.number() }),
})
const sessionSchema = z.object({ data: z.object({ widgetUrl: z.string().max(8_192) }) })
const quoteSchema = z.object({
  response: z.object({ cryptoAmount: z.number().positive(), totalFee: z.number().nonnegative() }),
})

/** Sells by a page that its API opens for one visit. Checked against its public documentation only; the README has the date. */
export function createTransak({
  apiKey,
  secret,
  isSandbox,
  apiUrl,
  now = Date.now,
}: TransakParameters): OnRampProvider {
  const stage = isSandbox ? '-stg' : ''
  const api = apiUrl ?? `https://api${stage}.transak.com`
  const gateway = apiUrl ?? `https://api-gateway${stage}.transak.com`
  const host = `global${stage}.transak.com`
  let access: Promise<{ token: string; expiresAt: number }> | undefined

  async function refresh() {
    const { data } = await request(new URL('/partners/api/v2/refresh-token', api), tokenSchema, {
      method: 'POST',
      headers: { 'api-secret': secret, 'content-type': 'application/json' },
      body: JSON.stringify({ apiKey }),
    })
    return { token: data.accessToken, expiresAt: data.expiresAt }
  }

  /** A new access token ends the one before it, so that one is made only when the last one has ended. */
  async function readToken(): Promise<string> {
    const current = await access?.catch(() => undefined)
    if (current === undefined || current.expiresAt - MARGIN_S < now() / 1_000) access = refresh()
    return ((await access) as { token: string }).token
  }

  let turn: Promise<unknown> = Promise.resolve()
  /** Requests that come at once share a token. */
  function takeToken(): Promise<string> {
    const reading = turn.then(readToken)
    turn = reading.catch(() => {})
    return reading
  }

  return {
    name: 'Transak',
    sells: ({ transak }) => transak !== undefined,

    async quote({ token, currency, amount }) {
      const url = new URL('/api/v1/pricing/public/quotes', api)
      const query = {
        partnerApiKey: apiKey,
        fiatCurrency: currency,
        cryptoCurrency: token.transak?.code ?? '',
        network: token.transak?.network ?? '',
        isBuyOrSell: 'BUY',
        paymentMethod: 'credit_debit_card',
        fiatAmount: amount,
      }
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      const { response } = await request(url, quoteSchema)
      return { receives: toDecimal(response.cryptoAmount), fee: toDecimal(response.totalFee) }
    },

    async link({ token, currency, amount, address, domain }) {
      const accessToken = await takeToken()
      const startedAt = now()
      const { data } = await request(new URL('/api/v2/auth/session', gateway), sessionSchema, {
        method: 'POST',
        headers: { 'access-token': accessToken, 'content-type': 'application/json' },
        body: JSON.stringify({
          widgetParams: {
            apiKey,
            referrerDomain: domain,
            productsAvailed: 'BUY',
            fiatCurrency: currency,
            fiatAmount: Number(amount),
            cryptoCurrencyCode: token.transak?.code,
            network: token.transak?.network,
            walletAddress: address,
            disableWalletAddressForm: true,
          },
        }),
      })
      const url = URL.parse(data.widgetUrl)
      if (url?.protocol !== 'https:' || url.host !== host)
        throw unavailable('provider', 'The provider of this purchase answers with another page.')
      return { url: url.href, expiresAt: new Date(startedAt + LIFETIME_MS).toISOString(), once: true }
    },
  }
}
