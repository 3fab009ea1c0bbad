import { shortenAddress } from '@foyer/site-kit/format'
import { findToken } from '../config/findToken.ts'
import type { AppConfig } from '../config/schema.ts'
import type { HomeView } from './homeQuery.ts'

/**
 * Names the tokens that were not read: those that the sale no longer accepts, and those that fail to answer. Their
 * rewards are still shown, by the symbol of the configuration or the token's address.
 */
export function addMissingSymbols(config: Pick<AppConfig, 'tokens'>, view: HomeView): HomeView {
  const tokens = view.tokens.map((token) => {
    if (token.readable) return token
    return { ...token, symbol: findToken(config, token.token)?.symbol ?? shortenAddress(token.token) }
  })
  return { ...view, tokens }
}
