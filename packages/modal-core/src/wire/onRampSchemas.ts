import * as z from 'zod/mini'
import { loose } from './loose.ts'

/** An id that a provider is known by. */
const id = z.string().check(z.regex(/^[\w-]{1,40}$/))
const decimal = z.string().check(z.regex(/^\d{1,40}(\.\d{1,18})?$/))
const text = z.string().check(z.minLength(1), z.maxLength(60))

/** The offer of providers. Rows are checked one by one, so that an invalid one does not discard the others. */
export const onRampOptions = z.object({
  providers: z.array(z.unknown()),
  tokens: z.array(z.unknown()),
  currencies: z.array(z.unknown()),
})

export const onRampProvider = z.object({ id, name: text })

export const onRampToken = z.object({
  /** CAIP-10. */
  address: z.string().check(z.regex(/^eip155:\d{1,16}:0x[0-9a-fA-F]{40}$/)),
  name: text,
  symbol: text,
  iconUrl: loose(z.string()),
  providers: z.array(id).check(z.maxLength(20)),
})

export const onRampCurrency = z.object({
  /** ISO 4217. */
  code: z.string().check(z.regex(/^[A-Z]{3}$/)),
  decimals: z.int().check(z.minimum(0), z.maximum(4)),
  min: decimal,
  max: decimal,
})

/** The present quote of an amount. */
export const onRampQuote = z.object({ receives: decimal, fee: decimal })
