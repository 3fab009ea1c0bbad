import { HttpError } from '@foyer/server-kit'

/** A swap that cannot be made as it was asked for. Clients show the description by the words that it begins with. */
const refuse = (description: string) =>
  new HttpError(400, 'Swap refused', { reasons: [{ name: 'quote', description }] })

export const noLiquidity = () =>
  refuse('insufficient liquidity: no pool of this network swaps this amount of the one token for the other.')

export const sameCurrency = () =>
  refuse('same currency: these two are the same, or one is the other wrapped.')

export const priceMoved = () =>
  refuse('price moved: the pools no longer give the amount that is the least to be received.')

/** The node has tried it. */
export const wouldRevert = () => refuse('would revert: the transaction fails on the chain as it stands.')
