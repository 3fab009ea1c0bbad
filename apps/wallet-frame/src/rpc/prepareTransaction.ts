import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import type { RpcParams } from '@foyer/embedded-wallet-frame/protocol'
import type { RpcRequest } from './createEndpoint.ts'
import { RpcRefusedError } from './errors.ts'
import { isRollup } from './oracle.ts'
import { quantity, toBigInt, toHex } from './quantity.ts'
import { toReplyError } from './toReplyError.ts'

type Hex = `0x${string}`

/** A transaction as a dapp names it. */
export type DappTransaction = RpcParams<'eth_sendTransaction'>[0]

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

/** What a transaction costs the account that sends it, as far as the network tells. Nothing of it is signed. */
export type Costs = {
  /** Of the account, in the currency of the chain. */
  balance: bigint
  /** Beside the gas, on chains of the OP stack. An estimate. */
  rollupFee?: bigint | undefined
}

export type PrepareTransactionParameters = { chainId: number; account: Hex; rpc: RpcRequest }

const TYPES: unknown[] = [undefined, null, '0x0', '0x00', '0x1', '0x01', '0x2', '0x02', 0, 1, 2]
const SIMPLE_TRANSFER = 21_000n
/** Times the estimate. */
const MOST_GAS = 3n
const MAX_UINT256 = 2n ** 256n - 1n

/**
 * Fills in what a dapp leaves out. Nonce and fees always come from the chain, so that no dapp replaces a transaction of
 * another one or makes one wait for ever. The dapp's gas limit is used unless it is below the estimate or above three times of it.
 *
 * @throws {ReplyError} the transaction does not fit the account or the chain, would fail (`error estimating gas`), costs
 *   more than the account has, or the network does not answer
 */
export async function prepareTransaction(
  transaction: DappTransaction,
  { chainId, account, rpc }: PrepareTransactionParameters,
): Promise<{ transaction: PreparedTransaction; costs: Costs }> {
  const { to, value, data } = check(transaction, chainId, account)
  const call = { from: account, ...(to && { to }), value: toHex(value), data }
  try {
    const [gas, fees, count, balance, onRollup] = await Promise.all([
      estimate(rpc, call, toBigInt(transaction.gas ?? transaction.gasLimit)),
      readFees(rpc),
      rpc('eth_getTransactionCount', [account, 'pending']).then(quantity),
      rpc('eth_getBalance', [account, 'latest']).then(quantity),
      isRollup(rpc),
    ])
    const prepared = { ...call, chainId: toHex(chainId), nonce: toHex(count), gas: toHex(gas), ...fees }
    const rollupFee = onRollup ? await readRollupFee(rpc, prepared) : undefined
    const price = fees.type === '0x2' ? fees.maxFeePerGas : fees.gasPrice
    if (balance < value + gas * BigInt(price) + (rollupFee ?? 0n))
      throw new ReplyError('insufficient funds for gas * price + value')
    return { transaction: prepared, costs: { balance, rollupFee } }
  } catch (error) {
    throw toReplyError(error)
  }
}

function check(transaction: DappTransaction, chainId: number, account: Hex) {
  const { from, to, value = '0x0', data, input, type } = transaction
  if (from !== undefined && from.toLowerCase() !== account.toLowerCase())
    throw new ReplyError('The transaction is from another account')
  if (transaction.chainId !== undefined && Number(transaction.chainId) !== chainId)
    throw new ReplyError('The transaction is for another chain')
  if (!TYPES.includes(type)) throw new ReplyError('Transactions of this type are not supported')
  // Nodes read `input` or `data`. If they differed, the screen could show another call than the one that is signed.
  if (input !== undefined && data !== undefined && input !== data)
    throw new ReplyError('The transaction has two different calls')
  const call = data ?? input ?? '0x'
  if (typeof call !== 'string' || !/^0x([\da-f]{2})*$/i.test(call)) throw new ReplyError('Invalid input')
  const amount = value === '0x' ? 0n : toBigInt(value)
  if (amount === undefined || amount > MAX_UINT256) throw new ReplyError('Invalid input')
  // Creating a contract without code is a mistake: the value would be lost.
  if (!to && call === '0x') throw new ReplyError('The transaction has neither a recipient nor code')
  return { to: (to ?? undefined) as Hex | undefined, value: amount, data: call as Hex }
}

async function estimate(rpc: RpcRequest, call: object, wanted: bigint | undefined): Promise<bigint> {
  const needed = await rpc('eth_estimateGas', [call])
    .then(quantity)
    .catch((error: unknown) => {
      if (!(error instanceof RpcRefusedError)) throw error
      const reason = toReplyError(error) as ReplyError
      throw /insufficient funds/.test(reason.message) ? reason : new ReplyError('error estimating gas')
    })
  // A call may need more gas when it is mined than when it is estimated; a plain transfer always needs the same.
  const padded = needed === SIMPLE_TRANSFER ? needed : (needed * 5n) / 4n
  // Far more than is needed is a fee that nobody wants.
  return wanted !== undefined && wanted >= needed && wanted <= needed * MOST_GAS ? wanted : padded
}

type Fees = { type: '0x2'; maxFeePerGas: Hex; maxPriorityFeePerGas: Hex } | { type: '0x0'; gasPrice: Hex }

async function readFees(rpc: RpcRequest): Promise<Fees> {
  const block = await rpc('eth_getBlockByNumber', ['latest', false])
  const base = toBigInt((block as { baseFeePerGas?: unknown } | null)?.baseFeePerGas)
  if (base === undefined) return { type: '0x0', gasPrice: toHex(await readGasPrice(rpc)) }
  const tip = await rpc('eth_maxPriorityFeePerGas')
    .then(quantity)
    .catch(async (error: unknown) => {
      if (!(error instanceof RpcRefusedError)) throw error
      const price = await readGasPrice(rpc)
      return price > base ? price - base : 0n
    })
  // A full block raises the base fee by an eighth: after five of them the transaction can still be included.
  return { type: '0x2', maxFeePerGas: toHex(base * 2n + tip), maxPriorityFeePerGas: toHex(tip) }
}

/** What it takes to encode the question comes with the first one. */
const readRollupFee = async (...parameters: [RpcRequest, PreparedTransaction]) =>
  (await import('./readRollupFee.ts')).readRollupFee(...parameters)

const readGasPrice = async (rpc: RpcRequest) => quantity(await rpc('eth_gasPrice'))
