import * as z from 'zod/mini'
import { loose } from './loose.ts'

const text = loose(z.string())

export const wireTransfer = z.object({
  fungible_info: loose(
    z.object({ name: text, symbol: text, address: text, icon: loose(z.object({ url: text })) }),
  ),
  nft_info: loose(z.object({ name: text, flags: loose(z.object({ is_spam: loose(z.boolean()) })) })),
  direction: z.enum(['in', 'out', 'self']),
  quantity: loose(z.object({ numeric: text })),
})

export type WireTransfer = z.infer<typeof wireTransfer>

/** A transaction as a chain API sends it. Invalid optional fields are ignored; without a required one it is skipped. */
export const wireTransaction = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  metadata: z.object({
    application: loose(z.object({ name: text })),
    operationType: text,
    hash: z.string().check(z.regex(/^\w{1,128}$/)),
    minedAt: z.string().check(z.maxLength(40)),
    sentFrom: text,
    sentTo: text,
    status: z.enum(['confirmed', 'failed', 'pending']),
    chain: z.string(),
    title: loose(z.record(z.string(), z.unknown())),
  }),
  transfers: z.array(z.unknown()),
})

/** One page. Its transactions are checked one by one, so that an invalid one does not discard the others. */
export const historyPage = z.object({
  data: z.array(z.unknown()),
  next: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
})

/** A token or currency of an account. Invalid optional fields are ignored; without a required one it is skipped. */
export const wireBalance = z.object({
  name: z.string(),
  symbol: z.string(),
  chainId: z.string(),
  /** CAIP-10. Absent for the network's own currency. */
  address: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  value: loose(z.number()),
  /** In USD. 0 for a price that is not known. */
  price: loose(z.number()),
  quantity: z.object({
    decimals: z.string().check(z.regex(/^\d{1,3}$/)),
    numeric: z.string().check(z.regex(/^\d{1,80}(\.\d{1,255})?$/)),
  }),
  iconUrl: text,
})

export type WireBalance = z.infer<typeof wireBalance>

/** The balances of an account. Its rows are checked one by one, as those of a history. */
export const balanceList = z.object({ balances: z.array(z.unknown()) })

/** The addresses of a name, by ENSIP-11 coin type. */
export const nameRecord = z.object({
  /** In normal form (ENSIP-15). */
  name: text,
  addresses: z.record(z.string(), z.object({ address: z.string().check(z.maxLength(200)) })),
})

/** The names of a zone that an address has. Its rows are checked one by one, as those of a history. */
export const nameList = z.array(z.unknown())
export const listedName = z.object({ name: z.string().check(z.maxLength(300)) })

/** Names near to what is typed. Its rows are checked one by one, as those of a history. */
export const suggestionList = z.object({ suggestions: z.array(z.unknown()) })
export const nameSuggestion = z.object({
  name: z.string().check(z.maxLength(300)),
  registered: z.boolean(),
})

/** The answer to a registration. A refused one is an error. */
export const registered = z.object({ success: z.literal(true) })

/** The name and picture of an address. */
export const identity = z.object({ name: text, avatar: text })

/** CAIP-2 ids of the networks that the chain API answers for. What is no text is left out. */
export const supportedChains = z.object({ http: z.array(z.unknown()) })
