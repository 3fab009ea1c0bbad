import type { HomeView } from '../../chain/homeQuery.ts'

/** Tokens that a purchase can be paid with now. One that fails to answer would fail the purchase, too. */
export const acceptedTokens = ({ tokens }: Pick<HomeView, 'tokens'>) =>
  tokens.filter(({ enabled, readable }) => enabled && readable)
