import { errorsAbi, presaleAbi } from '@foyer/presale-contracts'
import {
  type Abi,
  ContractFunctionExecutionError,
  ContractFunctionRevertedError,
  createWalletClient,
  custom,
  encodeErrorResult,
  HttpRequestError,
  InsufficientFundsError,
  SwitchChainError,
  TimeoutError,
  TransactionExecutionError,
  UnknownRpcError,
  UserRejectedRequestError,
} from 'viem'
import { bsc } from 'viem/chains'
import { describe, expect, test } from 'vitest'
import { toFailure } from './toFailure.ts'

const abi: Abi = [...presaleAbi, ...errorsAbi]
const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function revert(errorName: string, args: readonly unknown[] = []) {
  const data = encodeErrorResult({ abi: errorsAbi as Abi, errorName, args })
  const reverted = new ContractFunctionRevertedError({ abi, data, functionName: 'pause' })
  return new ContractFunctionExecutionError(reverted, { abi, functionName: 'pause' })
}

describe('errors of the contracts', () => {
  test.each([
    ['NotBound', [ACCOUNT], 'NotBound'],
    ['NotWhitelisted', [ACCOUNT], 'NotWhitelisted'],
    ['AlreadyBound', [ACCOUNT], 'AlreadyBound'],
    ['UnknownInvitationCode', ['0x4142434445464748'], 'UnknownInvitationCode'],
    ['CostExceedsMax', [2n, 1n], 'CostExceedsMax'],
    ['InsufficientBalance', [ACCOUNT, 1n, 2n], 'InsufficientBalance'],
    ['InsufficientRewards', [1n, 2n], 'InsufficientBalance'],
    ['WithdrawalTooSmall', [1n], 'WithdrawalTooSmall'],
    ['InsufficientAllowance', [ACCOUNT, 1n, 2n], 'AllowanceMissing'],
    ['EnforcedPause', [], 'SalePaused'],
    ['SaleNotStarted', [], 'SaleNotStarted'],
    ['TokenNotAccepted', [ACCOUNT], 'TokenNotAccepted'],
    ['ERC1155InvalidReceiver', [ACCOUNT], 'WalletCannotReceive'],
  ])('%s', (errorName, args, name) => {
    expect(toFailure(revert(errorName, args))).toEqual({ name })
  })

  test('includes the number left in SoldOut and WalletLimitReached', () => {
    expect(toFailure(revert('SoldOut', [1, 3n]))).toEqual({ name: 'SoldOut', values: { available: '3' } })
    expect(toFailure(revert('WalletLimitReached', [1, 0n]))).toEqual({
      name: 'WalletLimitReached',
      values: { left: '0' },
    })
  })

  test('names an error that has no text', () => {
    expect(toFailure(revert('TransferMismatch', [ACCOUNT, 1n, 2n]))).toEqual({
      name: 'Unknown',
      values: { reason: 'TransferMismatch' },
    })
  })
})

describe('errors of wallets and nodes', () => {
  test.each([
    ['4001 of EIP-1193', new UserRejectedRequestError(new Error('no'))],
    ['a plain object with 4001', { code: 4001, message: 'nope' }],
    ['5000', { code: 5000, message: 'User disapproved' }],
    ['5002', { code: 5002, message: 'User disapproved methods' }],
    ['a wallet that only says so', new Error('MyWallet: User rejected the request')],
    ['a rejected network switch', new SwitchChainError({ code: 4001, message: 'x' } as unknown as Error)],
  ])('maps a rejection to Canceled: %s', (_, error) => {
    expect(toFailure(error)).toEqual({ name: 'Canceled' })
  })

  test('maps an expired request of a paired wallet to WalletSilent', () => {
    const error = Object.assign(new Error('Request expired. Please try again.'), { code: 8000 })
    const sent = new TransactionExecutionError(new UnknownRpcError(error), { account: null })
    expect(toFailure(sent)).toEqual({ name: 'WalletSilent' })
  })

  test('maps missing funds for the network fee to InsufficientGas', () => {
    expect(toFailure(new InsufficientFundsError())).toEqual({ name: 'InsufficientGas' })
  })

  test('maps missing funds for a purchase in one approval to InsufficientGas', async () => {
    const request = () =>
      Promise.reject({ code: -32603, message: 'insufficient funds for gas * price + value' })
    const client = createWalletClient({ account: ACCOUNT, chain: bsc, transport: custom({ request }) })
    const error = await client.sendCalls({ calls: [{ to: ACCOUNT }] }).catch((error: unknown) => error)
    expect(toFailure(error)).toEqual({ name: 'InsufficientGas' })
  })

  test('maps a failed switch to WrongNetwork', () => {
    expect(toFailure(new SwitchChainError(new Error('x')))).toEqual({ name: 'WrongNetwork' })
  })

  test('maps a missing answer of the node to NetworkUnstable', () => {
    const url = 'http://127.0.0.1:1'
    expect(toFailure(new HttpRequestError({ url, status: 429 }))).toEqual({ name: 'NetworkUnstable' })
    expect(toFailure(new TimeoutError({ body: {}, url }))).toEqual({ name: 'NetworkUnstable' })
  })

  test.each([
    { code: -32000, message: 'transaction indexing is in progress' },
    { code: -32000, message: 'header not found' },
    { code: -32001, message: 'Resource not found.' },
    { code: -32016, message: 'over rate limit' },
  ])('maps a node that is behind or limited to NetworkUnstable: $code $message', (error) => {
    expect(toFailure(error)).toEqual({ name: 'NetworkUnstable' })
    const cause = new ContractFunctionRevertedError({
      abi,
      functionName: 'pause',
      message: error.message,
      cause: Object.assign(new Error(error.message), error),
    })
    expect(toFailure(cause)).toEqual({ name: 'NetworkUnstable' })
  })

  test('shortens any other error to one line of at most 200 characters', () => {
    expect(toFailure(new Error('x'.repeat(10_240)))).toEqual({
      name: 'Unknown',
      values: { reason: 'x'.repeat(200) },
    })
    expect(toFailure(new Error('first\nsecond'))).toEqual({ name: 'Unknown', values: { reason: 'first' } })
    expect(toFailure('text')).toEqual({ name: 'Unknown', values: { reason: 'text' } })
    expect(toFailure(undefined)).toMatchObject({ name: 'Unknown' })
  })
})
