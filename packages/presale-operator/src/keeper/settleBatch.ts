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
import type { ChainClient } from '../chain/openChain.ts'
import { type Batch, settlementGas } from './planBatches.ts'

const RECEIPT_TIMEOUT = 60_000

export type SettleBatchParameters = {
  client: ChainClient
  deployment: Deployment
  keeper: Account
  batch: Batch
}

/** What became of a batch. `unpayable` was found out before anything was sent. */
export type BatchOutcome =
  | { status: 'settled'; hash: Hex; paid: number[]; skipped: number[] }
  | { status: 'unpayable' }
  | { status: 'unconfirmed'; hash: Hex }
  | { status: 'reverted'; hash: Hex }

/** Settles one batch in one transaction, and reads from its receipt who was paid. */
export async function settleBatch(parameters: SettleBatchParameters): Promise<BatchOutcome> {
  const { client, deployment, keeper, batch } = parameters
  const { rewardVault } = deployment.contracts
  const { data, to } = createCall(rewardVault, rewardVaultAbi, 'settle', [batch.token, batch.ids])
  const gas = settlementGas(batch.ids.length)

  const simulated = await client.call({ account: keeper.address, to, data, gas })
  const payable = decodeFunctionResult({
    abi: rewardVaultAbi,
    functionName: 'settle',
    data: simulated.data ?? '0x',
  })
  if (payable === 0n) return { status: 'unpayable' }

  const wallet = createWalletClient({ account: keeper, chain: client.chain, transport: custom(client) })
  const hash = await wallet.sendTransaction({ to, data, gas })
  const receipt = await client
    .waitForTransactionReceipt({ hash, timeout: RECEIPT_TIMEOUT })
    .catch((error: unknown) => {
      if (error instanceof WaitForTransactionReceiptTimeoutError) return undefined
      throw error
    })
  if (receipt === undefined) return { status: 'unconfirmed', hash }
  if (receipt.status === 'reverted') return { status: 'reverted', hash }

  const idsOf = (eventName: 'WithdrawalSettled' | 'SettlementSkipped') =>
    parseEventLogs({ abi: rewardVaultAbi, eventName, logs: receipt.logs }).map(({ args }) => Number(args.id))
  return { status: 'settled', hash, paid: idsOf('WithdrawalSettled'), skipped: idsOf('SettlementSkipped') }
}
