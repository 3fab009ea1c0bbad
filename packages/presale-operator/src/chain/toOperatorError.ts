import {
  BaseError,
  HttpRequestError,
  InsufficientFundsError,
  LimitExceededRpcError,
  TimeoutError,
} from 'viem'
import { OperatorError } from '../errors.ts'
import { ChainError } from './openChain.ts'

/** Turns the failures that an endpoint or an empty account cause into errors for the operator; others stay. */
export function toOperatorError(error: unknown): unknown {
  if (!(error instanceof BaseError)) return error
  if (isOutage(error) || isLimited(error))
    return new ChainError('The RPC endpoint stopped answering.', {
      details: [error.shortMessage],
      remedy:
        'wait, or pass another endpoint with --rpc, and run the command again: nothing was left half-done',
      docs: 'when-something-fails',
      cause: error,
    })
  if (error.walk((cause) => cause instanceof InsufficientFundsError) !== null)
    return new OperatorError('The account does not have enough BNB to pay for gas.', {
      remedy: 'send it some BNB and run the command again',
      docs: 'when-something-fails',
      cause: error,
    })
  return error
}

/** The endpoint answered that it is asked too much. For logs the same answer may mean that the range is too long. */
export function isLimited(error: unknown): boolean {
  return error instanceof BaseError && error.walk((cause) => cause instanceof LimitExceededRpcError) !== null
}

/** The request got no answer, as opposed to one that the endpoint refused for what it asks. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  return error.walk(isOutageItself) !== null
}

function isOutageItself(cause: unknown) {
  if (cause instanceof HttpRequestError)
    return cause.status === undefined || ![400, 413, 422].includes(cause.status)
  return cause instanceof TimeoutError
}
