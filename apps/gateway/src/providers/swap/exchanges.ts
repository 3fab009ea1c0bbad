import type { Address } from 'viem'
import * as z from 'zod'
import type { Chain } from '../../chain/createChains.ts'
import type { SwapProvider } from '../types.ts'
import { v2Router, v2RouterSchema } from './v2Router.ts'

/** A kind of exchange that a chain's `swap` may name. Each stands in a file of its own. */
export type Exchange<settings> = {
  create(settings: settings, wrappedNative: Address): SwapProvider
  /** Resolves to the problem with the settings, for the operator. Undefined where there is none. */
  check(chain: Chain, settings: settings, wrappedNative: Address): Promise<string | undefined>
}

/** The settings of each exchange, told apart by `provider`. */
export const swapSchema = z.discriminatedUnion('provider', [v2RouterSchema])

type SwapSettings = z.infer<typeof swapSchema>

const EXCHANGES: Record<SwapSettings['provider'], Exchange<SwapSettings>> = { v2Router }

export const exchangeOf = ({ provider }: SwapSettings) => EXCHANGES[provider]

/** Resolves to the problem with a chain's `swap`, for the operator. Undefined where there is none. */
export async function checkSwap(chain: Chain): Promise<string | undefined> {
  const { swap, wrappedNative } = chain.config
  return swap && wrappedNative && exchangeOf(swap).check(chain, swap, wrappedNative)
}
