import { readNodeError } from '@foyer/chain-kit'
import { BaseError, InsufficientFundsError } from 'viem'
import { SaleError } from '../errors.ts'
import { ChainError } from './openChain.ts'

/** Turns the failures that an endpoint or an empty account cause into errors for the operator; others stay. */
export function toSaleError(error: unknown): unknown {
  if (!(error instanceof BaseError)) return error
  if (isOutage(error) || isLimited(error))
    return new ChainError('The RPC endpoint stopped answering.', {
      details: [error.shortMessage],
      remedy:
        'wait, or pass another endpoint with --rpc, and run the command again: what was sent before is on the chain, and is looked up first',
      docs: 'when-something-fails',
      cause: error,
    })
  if (error.walk((cause) => cause instanceof InsufficientFundsError) !== null)
    return new SaleError('The account does not have enough BNB to pay for gas.', {
      remedy: 'send it some BNB and run the command again',
      docs: 'when-something-fails',
      cause: error,
    })
  return error
}

/** The endpoint answered that it is asked too much. For logs the same answer may mean that the range is too long. */
export const isLimited = (error: unknown) => readNodeError(error) === 'limited'

/** The request got no answer, or one that asking again may change, as opposed to one that the endpoint refused for what it asks. */
export function isOutage(error: unknown): boolean {
  const trouble = readNodeError(error)
  return trouble === 'unreachable' || trouble === 'behind'
}
