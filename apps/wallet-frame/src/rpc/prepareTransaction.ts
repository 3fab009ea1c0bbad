import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import { loadPart } from '../parts/loadPart.ts'
import { checkTransaction, type DappTransaction } from './checkTransaction.ts'
import type { RpcRequest } from './createPost.ts'
import { estimateGas, estimateGasOfAll } from './estimateGas.ts'
import { isRollup } from './oracle.ts'
import { quantity, toBigInt, toHex } from './quantity.ts'
import { readFees } from './readFees.ts'
import { toReplyError } from './toReplyError.ts'

type Hex = `0x${string}`

/** A transaction with exactly the fields that are signed. Quantities are hexadecimal strings, so that it is JSON. */
export type PreparedTransaction = {
  from: Hex
  /** Left out where a contract is created. */
  to?: Hex
  value: Hex
  data: Hex
  chainId: Hex
  nonce: Hex
  gas: Hex
} & ({ type: '0x2'; maxFeePerGas: Hex; maxPriorityFeePerGas: Hex } | { type: '0x0'; gasPrice: Hex })

/** Costs of transactions for the account that sends them, as far as the network tells. Nothing of it is signed. */
export type Costs = {
  /** Of the account, in the currency of the chain. */
  balance: bigint
  /** Beside the gas, on chains of the OP stack. An estimate. */
  rollupFee?: bigint | undefined
  /** Why the user pays, where the project has a sponsor that did not. */
  notSponsored?: 'budget' | 'unavailable' | undefined
}

export type PrepareTransactionParameters = { chainId: number; account: Hex; rpc: RpcRequest }

export type PreparedTransactions = { transactions: PreparedTransaction[]; costs: Costs }

/** {@link prepareTransactions} of one. */
export async function prepareTransaction(
  transaction: DappTransaction,
  parameters: PrepareTransactionParameters,
): Promise<{ transaction: PreparedTransaction; costs: Costs }> {
  const { transactions, costs } = await prepareTransactions([transaction], parameters)
  return { transaction: transactions[0] as PreparedTransaction, costs }
}

/**
 * Fills in what a dapp leaves out of transactions that are sent one after another. Nonces and fees always come from the
 * chain, so that no dapp replaces a transaction of another one or makes one wait for ever. The dapp's gas limit of a
 * single transaction is used unless it is below the estimate or above three times of it.
 *
 * @throws {ReplyError} a transaction does not fit the account or the chain, would fail (`error estimating gas`), costs
 *   more than the account has, or the network does not answer
 */
export async function prepareTransactions(
  asked: readonly DappTransaction[],
  { chainId, account, rpc }: PrepareTransactionParameters,
): Promise<PreparedTransactions> {
  const calls = asked
    .map((transaction) => checkTransaction(transaction, chainId, account))
    .map(({ to, value, data }) => ({ from: account, ...(to && { to }), value: toHex(value), data }))
  try {
    const [limits, fees, count, balance, onRollup] = await Promise.all([
      estimate(rpc, calls, asked),
      readFees(rpc),
      rpc('eth_getTransactionCount', [account, 'pending']).then(quantity),
      rpc('eth_getBalance', [account, 'latest']).then(quantity),
      isRollup(rpc),
    ])
    const transactions = calls.map((call, index) => {
      const numbers = { nonce: toHex(count + BigInt(index)), gas: toHex(limits[index] ?? 0n) }
      return { ...call, chainId: toHex(chainId), ...numbers, ...fees }
    })
    const rollupFees = onRollup
      ? await Promise.all(transactions.map((each) => readRollupFee(rpc, each)))
      : undefined
    const rollupFee = rollupFees?.reduce((sum, fee) => sum + fee, 0n)
    const price = BigInt(fees.type === '0x2' ? fees.maxFeePerGas : fees.gasPrice)
    const most = transactions.reduce((sum, { value, gas }) => sum + BigInt(value) + BigInt(gas) * price, 0n)
    if (balance < most + (rollupFee ?? 0n)) throw new ReplyError('insufficient funds for gas * price + value')
    return { transactions, costs: { balance, rollupFee } }
  } catch (error) {
    throw toReplyError(error)
  }
}

async function estimate(rpc: RpcRequest, calls: readonly object[], asked: readonly DappTransaction[]) {
  const [call, ...others] = calls
  const [first] = asked
  if (call === undefined || others.length > 0) return estimateGasOfAll(rpc, calls)
  return [await estimateGas(rpc, call, toBigInt(first?.gas ?? first?.gasLimit))]
}

/** The code that encodes the question loads with the first one. */
const readRollupFee = async (...parameters: [RpcRequest, PreparedTransaction]) =>
  (await loadPart(() => import('./readRollupFee.ts'))).readRollupFee(...parameters)
