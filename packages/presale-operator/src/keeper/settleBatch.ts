import { isTransient, waitForReceipt } from '@foyer/chain-kit'
import { type Deployment, rewardVaultAbi } from '@foyer/presale-contracts'
import {
  type Account,
  createWalletClient,
  custom,
  decodeFunctionResult,
  type Hex,
  parseEventLogs,
  WaitForTransactionReceiptTimeoutError,
} from 'viem'
import { createCall } from '../chain/call.ts'
import { explainRevert } from '../chain/explainRevert.ts'
import type { ChainClient } from '../chain/openChain.ts'
import { type Batch, settlementGas } from './planBatches.ts'

const RECEIPT_TIMEOUT = 60_000

/** A transaction that is not mined, which the next one takes the place of. */
export type Replacement = {
  nonce: number
  /** Percent of the current fees to pay. */
  feePercent: bigint
}

export type SettleBatchParameters = {
  client: ChainClient
  deployment: Deployment
  keeper: Account
  batch: Batch
  replacement?: Replacement
}

/** The outcome of a batch. Nothing was sent when it is `skipped` or `failed`. */
export type BatchOutcome =
  | { status: 'settled'; hash: Hex; paid: number[]; skipped: number[] }
  | { status: 'skipped' }
  | { status: 'failed'; reason: string }
  | { status: 'unconfirmed'; hash: Hex }
  | { status: 'reverted'; hash: Hex }

/**
 * Settles one batch in one transaction, and reads from its receipt who was paid.
 *
 * @throws the endpoint fails, or does not take the transaction
 */
export async function settleBatch(parameters: SettleBatchParameters): Promise<BatchOutcome> {
  const { client, deployment, keeper, batch, replacement } = parameters
  const { rewardVault } = deployment.contracts
  const { data, to } = createCall(rewardVault, rewardVaultAbi, 'settle', [batch.token, batch.ids])
  const gas = settlementGas(batch.ids.length)

  const simulated = await client.call({ account: keeper.address, to, data, gas }).catch((error: unknown) => {
    if (isTransient(error)) throw error
    return { reason: explainRevert(error) ?? 'the call fails without a reason' }
  })
  if ('reason' in simulated) return { status: 'failed', reason: simulated.reason }
  const payable = decodeFunctionResult({
    abi: rewardVaultAbi,
    functionName: 'settle',
    data: simulated.data ?? '0x',
  })
  if (payable === 0n) return { status: 'skipped' }

  const wallet = createWalletClient({ account: keeper, chain: client.chain, transport: custom(client) })
  const hash = await wallet.sendTransaction({ to, data, gas, ...(await feesOf(client, replacement)) })
  const receipt = await waitForReceipt(client, { hash, timeout: RECEIPT_TIMEOUT }).catch((error: unknown) => {
    if (error instanceof WaitForTransactionReceiptTimeoutError) return undefined
    throw error
  })
  if (receipt === undefined) return { status: 'unconfirmed', hash }
  if (receipt.status === 'reverted') return { status: 'reverted', hash }

  const idsOf = (eventName: 'WithdrawalSettled' | 'SettlementSkipped') =>
    parseEventLogs({ abi: rewardVaultAbi, eventName, logs: receipt.logs }).map(({ args }) => Number(args.id))
  return { status: 'settled', hash, paid: idsOf('WithdrawalSettled'), skipped: idsOf('SettlementSkipped') }
}

async function feesOf(client: ChainClient, replacement: Replacement | undefined) {
  if (replacement === undefined) return {}
  const { maxFeePerGas, maxPriorityFeePerGas } = await client.estimateFeesPerGas()
  const raise = (fee: bigint) => (fee * replacement.feePercent) / 100n + 1n
  return {
    nonce: replacement.nonce,
    maxFeePerGas: raise(maxFeePerGas),
    maxPriorityFeePerGas: raise(maxPriorityFeePerGas),
  }
}
