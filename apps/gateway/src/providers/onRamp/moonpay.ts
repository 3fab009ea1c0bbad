import { createHmac } from 'node:crypto'
import * as z from 'zod'
import { request, toDecimal } from './request.ts'
import type { OnRampProvider } from './types.ts'

export type MoonpayParameters = {
  apiKey: string
  secret: string
  isSandbox: boolean
  /** For tests. */
  apiUrl?: string
}

const quoteSchema = z.object({
  quoteCurrencyAmount: z.number().positive(),
  feeAmount: z.number().nonnegative(),
  networkFeeAmount: z.number().nonnegative(),
})

/** The provider shows no page whose address has not been signed with the secret, for it holds the account that receives. */
export function signMoonpayUrl(url: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(new URL(url).search).digest('base64')
  return `${url}&signature=${encodeURIComponent(signature)}`
}

/** Sells by a page whose address is signed here. Checked against its public documentation only; the README has the date. */
export function createMoonpay({
  apiKey,
  secret,
  isSandbox,
  apiUrl = 'https://api.moonpay.com',
}: MoonpayParameters): OnRampProvider {
  const page = isSandbox ? 'https://buy-sandbox.moonpay.com' : 'https://buy.moonpay.com'
  return {
    name: 'MoonPay',
    sells: ({ moonpay }) => moonpay !== undefined,

    async quote({ token, currency, amount }) {
      const url = new URL(`/v3/currencies/${token.moonpay}/buy_quote`, apiUrl)
      const query = { apiKey, baseCurrencyCode: currency.toLowerCase(), baseCurrencyAmount: amount }
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      const { quoteCurrencyAmount, feeAmount, networkFeeAmount } = await request(url, quoteSchema)
      return { receives: toDecimal(quoteCurrencyAmount), fee: toDecimal(feeAmount + networkFeeAmount) }
    },

    async link({ token, currency, amount, address }) {
      const query = new URLSearchParams({
        apiKey,
        currencyCode: token.moonpay ?? '',
        baseCurrencyCode: currency.toLowerCase(),
        baseCurrencyAmount: amount,
        walletAddress: address,
      })
      return { url: signMoonpayUrl(`${page}?${query}`, secret), expiresAt: null, once: false }
    },
  }
}
