import { OTHER_ACCOUNT } from '@foyer/embedded-wallet-frame/protocol'
import type { Project } from '@foyer/wallet-api'
import type { Costs } from '../../rpc/prepareTransaction.ts'
import type { SolanaDescription } from '../../solana/describeTransaction.ts'
import { describeMessage, type MessageDescription } from './message.ts'
import { describeOperation, type OperationDescription } from './operation.ts'
import { describePermissions, type PermissionsDescription } from './permissions.ts'
import { describeTransaction, type TransactionDescription } from './transaction.ts'
import { describeTransactions, type TransactionsDescription } from './transactions.ts'
import { describeTypedData, type TypedDataDescription } from './typedData.ts'
import { sameAddress, UnreadableError } from './values.ts'

export type Description =
  | MessageDescription
  | TypedDataDescription
  | TransactionDescription
  | TransactionsDescription
  | OperationDescription
  | PermissionsDescription
  | SolanaDescription

export type DescribeRequestParameters = {
  /** JSON of `{ method, params }`: the worker signs this same text. */
  text: string
  /** Of transactions. */
  costs?: Costs | undefined
  account: string
  chainId: number
  /** Verified. */
  origin: string
  contracts: Project['contracts']
  /** Host time in milliseconds. */
  now: number
}

/**
 * Reads what a request signs.
 *
 * @throws {UnreadableError} it is not what it says it is, or is meant for another account
 */
export function describeRequest({ text, costs, ...parameters }: DescribeRequestParameters): Description {
  const { method, params } = JSON.parse(text) as { method?: unknown; params?: unknown }
  const [first, second] = Array.isArray(params) ? (params as unknown[]) : []
  const { account } = parameters
  switch (method) {
    case 'personal_sign':
      if (typeof first !== 'string') throw new UnreadableError('There is no message')
      checkAccount(second, account)
      return describeMessage(first, parameters)
    case 'eth_signTypedData_v4':
      checkAccount(first, account)
      return describeTypedData(second, parameters)
    case 'eth_sendTransaction':
      return describeTransaction(first, { ...parameters, costs: requireCosts(costs) })
    case 'wallet_sendCalls':
      return describeTransactions(first, { ...parameters, costs: requireCosts(costs) })
    case 'eth_sendUserOperation':
      return describeOperation(first, second, { ...parameters, costs: requireCosts(costs) })
    case 'wallet_grantPermissions':
    case 'wallet_revokePermissions':
      return describePermissions(params)
    default:
      throw new UnreadableError('The method has no screen')
  }
}

function requireCosts(costs: Costs | undefined): Costs {
  if (costs === undefined) throw new UnreadableError('Nobody has said what the transaction costs')
  return costs
}

function checkAccount(asked: unknown, account: string) {
  if (typeof asked !== 'string' || !sameAddress(asked, account)) throw new UnreadableError(OTHER_ACCOUNT)
}
