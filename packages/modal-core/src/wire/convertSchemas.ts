import * as z from 'zod/mini'
import { loose } from './loose.ts'

/** In the smallest unit. */
const units = z.string().check(z.regex(/^\d{1,78}$/))
/** Of each transfer, in per cent. */
const percent = z.number().check(z.gt(0), z.lte(100))
const account = z.string().check(z.maxLength(200))
const data = z.string().check(z.regex(/^0x(?:[0-9a-f]{2})*$/i), z.maxLength(65_536))
const gas = z.object({ gas: units, gasPrice: units })

/** A token that can be swapped. Invalid optional fields are ignored; without a required one it is skipped. */
export const convertToken = z.object({
  name: z.string(),
  symbol: z.string(),
  /** CAIP-10. */
  address: account,
  /** A token without decimals is no money here. */
  decimals: z.number().check(z.gte(1), z.lte(255), z.multipleOf(1)),
  logoUri: loose(z.string()),
})

/** Its rows are checked one by one. */
export const convertTokens = z.object({ tokens: z.array(z.unknown()) })

export const convertQuotes = z.object({
  quotes: z.array(
    z.object({
      fromAmount: units,
      fromAccount: account,
      toAmount: units,
      toAccount: account,
      transferFees: loose(z.object({ from: loose(percent), to: loose(percent) })),
      /** In per cent; null where the server cannot tell. A server without this field is asked for a part, too. */
      priceImpact: z.catch(z.optional(z.nullable(z.number().check(z.gte(0), z.lte(100)))), undefined),
      /** In USD. */
      toPrice: loose(z.number().check(z.gt(0))),
    }),
  ),
})

export const convertAllowance = z.object({ allowance: units })

export const convertApproval = z.object({
  tx: z.object({ to: account, data, value: units, eip155: gas }),
})

export const convertTransaction = z.object({
  tx: z.object({ from: account, to: account, data, amount: units, eip155: gas }),
})

export type ConvertQuote = z.infer<typeof convertQuotes>['quotes'][number]
export type ConvertApproval = z.infer<typeof convertApproval>['tx']
export type ConvertTransaction = z.infer<typeof convertTransaction>['tx']
