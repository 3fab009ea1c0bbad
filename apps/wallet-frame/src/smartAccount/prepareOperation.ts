import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import { encodeFunctionData } from 'viem/utils'
import * as z from 'zod/mini'
import { type DappCalls, isOptOut, toTransactions } from '../calls/prepareCalls.ts'
import { checkTransaction } from '../rpc/checkTransaction.ts'
import type { Fetch, RpcRequest } from '../rpc/createPost.ts'
import { RpcRefusedError } from '../rpc/errors.ts'
import type { Costs } from '../rpc/prepareTransaction.ts'
import { quantity, toHex } from '../rpc/quantity.ts'
import { readFees } from '../rpc/readFees.ts'
import { toReplyError } from '../rpc/toReplyError.ts'
import { ACCOUNT_ABI } from './accountAbi.ts'
import { DELEGATED_CODE, ENTRY_POINT, IMPLEMENTATION } from './contracts.ts'
import type { SponsorSettings } from './createSmartAccounts.ts'
import { createSponsor, NotSponsoredError, type SponsorFields } from './createSponsor.ts'
import { readDeposit, readNonce } from './readEntryPoint.ts'

type Hex = `0x${string}`

/** An operation with exactly the fields that are signed. Quantities are hexadecimal strings, so that it is JSON. */
export type PreparedOperation = {
  sender: Hex
  nonce: Hex
  callData: Hex
  callGasLimit: Hex
  verificationGasLimit: Hex
  preVerificationGas: Hex
  maxFeePerGas: Hex
  maxPriorityFeePerGas: Hex
} & Partial<SponsorFields> &
  (
    | { factory?: never; factoryData?: never; eip7702Auth?: never }
    /** Of an account that does not delegate to the contract yet. The hash that is signed names the contract, too. */
    | { factory: '0x7702'; factoryData: '0x'; eip7702Auth: { address: Hex; chainId: Hex; nonce: Hex } }
  )

export type PrepareOperationParameters = {
  chainId: number
  account: Hex
  rpc: RpcRequest
  bundler: RpcRequest
  /** Undefined: the user pays. */
  sponsor: SponsorSettings | undefined
  /** The bundler has refused the sponsor: the user pays. Default false. */
  isRefused?: boolean | undefined
  fetch: Fetch
}

/** More gas than that is no operation that somebody can wait for, whatever a bundler says. */
const MAX_GAS = 30_000_000n

const gasSchema = z.object({
  callGasLimit: z.string(),
  verificationGasLimit: z.string(),
  preVerificationGas: z.string(),
})

/** Of the right form, and nobody's. Bundlers estimate with it. */
const STUB =
  '0xfffffffffffffffffffffffffffffff0000000000000000000000000000000007aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1c'
const ZERO = `0x${'0'.repeat(64)}`

/**
 * Several calls as one operation of the smart account. Nonces, fees and the contract that the account delegates to come
 * from the chain and this page, never from the dapp; of the bundler only the gas limits are used, and of
 * the sponsor what makes its contract pay. Where it does not, the user pays.
 *
 * @throws {ReplyError} they need what this account cannot do, do not fit the account or the chain, one of them would
 *   fail, they cost more than the account has, or the network or the bundler does not answer
 */
export async function prepareOperation(
  asked: DappCalls,
  parameters: PrepareOperationParameters,
): Promise<{ operation: PreparedOperation; costs: Costs }> {
  const { chainId, account, rpc, bundler } = parameters
  const calls = toTransactions(asked, parameters.sponsor?.url).map((transaction) =>
    checkTransaction(transaction, chainId, account),
  )
  try {
    const [code, nonce, fees, balance, deposit, count] = await Promise.all([
      rpc('eth_getCode', [account, 'latest']),
      readNonce(rpc, account),
      readFees(rpc),
      rpc('eth_getBalance', [account, 'latest']).then(quantity),
      readDeposit(rpc, account),
      rpc('eth_getTransactionCount', [account, 'pending']).then(quantity),
    ])
    const value = calls.reduce((sum, call) => sum + call.value, 0n)
    if (balance < value) throw new ReplyError('insufficient funds for gas * price + value')
    const price =
      fees.type === '0x2' ? fees : { maxFeePerGas: fees.gasPrice, maxPriorityFeePerGas: fees.gasPrice }
    const isDelegated = typeof code === 'string' && code.toLowerCase() === DELEGATED_CODE
    const eip7702Auth = { address: IMPLEMENTATION, chainId: toHex(chainId), nonce: toHex(count) } as const
    const draft = {
      sender: account,
      nonce: toHex(nonce),
      callData: encodeCalls(calls),
      maxFeePerGas: price.maxFeePerGas,
      maxPriorityFeePerGas: price.maxPriorityFeePerGas,
      ...(isDelegated ? {} : ({ factory: '0x7702', factoryData: '0x', eip7702Auth } as const)),
    }
    const sponsored = await prepareSponsored(draft, asked, parameters)
    if (typeof sponsored === 'object')
      return { operation: sponsored as PreparedOperation, costs: { balance } }
    const limits = await estimate(bundler, draft)
    const gas = gasOf(limits)
    if (gas > MAX_GAS) throw new ReplyError('exceeds block gas limit')
    if (balance + deposit < value + gas * BigInt(price.maxFeePerGas))
      throw new ReplyError('insufficient funds for gas * price + value')
    return {
      operation: { ...draft, ...limits } as PreparedOperation,
      costs: { balance, notSponsored: sponsored },
    }
  } catch (error) {
    throw toReplyError(error)
  }
}

/** The operation with a voucher of the sponsor, or why the user has to pay. */
async function prepareSponsored(
  draft: { eip7702Auth?: object },
  asked: DappCalls,
  { sponsor: settings, isRefused = false, ...parameters }: PrepareOperationParameters,
) {
  if (settings === undefined || isOptOut(asked, settings.url)) return undefined
  if (isRefused) return 'unavailable'
  const sponsor = createSponsor({ ...settings, ...parameters })
  try {
    const unpaid = { ...draft, ...(await sponsor.stub(draft)) }
    const whole = { ...unpaid, ...(await estimate(parameters.bundler, unpaid)) }
    if (gasOf(whole) > MAX_GAS) return undefined
    return { ...whole, ...(await sponsor.voucher(whole)) }
  } catch (error) {
    // Also a bundler that refuses the contract: without it, the user is told what else is wrong.
    return error instanceof NotSponsoredError ? error.reason : 'unavailable'
  }
}

type Limits = Record<'callGasLimit' | 'verificationGasLimit' | 'preVerificationGas', Hex>

const gasOf = ({ callGasLimit, verificationGasLimit, preVerificationGas }: Limits) =>
  BigInt(callGasLimit) + BigInt(verificationGasLimit) + BigInt(preVerificationGas)

function encodeCalls(calls: readonly ReturnType<typeof checkTransaction>[]): Hex {
  const encoded = calls.map(({ to, value, data }) => ({ target: to as Hex, value, data }))
  const [first, ...rest] = encoded
  if (first === undefined || rest.length > 0)
    return encodeFunctionData({ abi: ACCOUNT_ABI, functionName: 'executeBatch', args: [encoded] })
  return encodeFunctionData({
    abi: ACCOUNT_ABI,
    functionName: 'execute',
    args: [first.target, first.value, first.data],
  })
}

async function estimate(bundler: RpcRequest, draft: { eip7702Auth?: object }) {
  const { eip7702Auth } = draft
  const unsigned = {
    ...draft,
    signature: STUB,
    ...(eip7702Auth && { eip7702Auth: { ...eip7702Auth, r: ZERO, s: ZERO, yParity: '0x0' } }),
  }
  const answer = await bundler('eth_estimateUserOperationGas', [unsigned, ENTRY_POINT]).catch(
    (error: unknown) => {
      if (!(error instanceof RpcRefusedError)) throw error
      const reason = toReplyError(error) as ReplyError
      throw /insufficient funds/.test(reason.message) ? reason : new ReplyError('error estimating gas')
    },
  )
  const parsed = gasSchema.safeParse(answer)
  if (!parsed.success) throw new ReplyError('The network gave an answer that cannot be used')
  const { callGasLimit, verificationGasLimit, preVerificationGas } = parsed.data
  return {
    callGasLimit: toHex(quantity(callGasLimit)),
    verificationGasLimit: toHex(quantity(verificationGasLimit)),
    preVerificationGas: toHex(quantity(preVerificationGas)),
  }
}
