import type { Address } from 'viem'
import type { GatewayConfig } from '../../config.ts'

export type OnRampConfig = NonNullable<GatewayConfig['onRamp']>

/** A purchase that a visitor asks about. */
export type OnRampQuery = {
  token: OnRampConfig['tokens'][number] & { symbol: string }
  /** ISO 4217. */
  currency: string
  /** A decimal number, within the limits of the currency. */
  amount: string
}

export type OnRampLinkQuery = OnRampQuery & {
  /** The account that receives. */
  address: Address
  /** Host of the page that sends the visitor. */
  domain: string
}

export type OnRampLink = {
  url: string
  /** ISO 8601. Null for a link that does not end. */
  expiresAt: string | null
  /** True if the link opens one time only. */
  once: boolean
}

export type OnRampProvider = {
  name: string
  /** True if it sells this token. */
  sells: (token: OnRampConfig['tokens'][number]) => boolean
  /** Returns what the visitor gets, and the fees in their currency. Absent where the provider tells no price. */
  quote?: (query: OnRampQuery) => Promise<{ receives: string; fee: string }>
  /** Returns the link of the page on which the visitor pays. */
  link: (query: OnRampLinkQuery) => Promise<OnRampLink>
}
