import { join } from 'node:path'
import { type CsvFormat, PLAIN_CSV } from '@foyer/chain-kit/csv'
import { type Deployment, presaleAbi, referralAbi, rewardVaultAbi } from '@foyer/presale-contracts'
import { type Address, getAbiItem, type Log } from 'viem'
import { createLogClock } from '../chain/createLogClock.ts'
import type { ChainClient } from '../chain/openChain.ts'
import { readLogs } from '../chain/readLogs.ts'
import { createCsvFile } from './createCsvFile.ts'
import { COLUMNS, createRows, type FileName, type Place } from './rows.ts'

const EVENTS = [
  getAbiItem({ abi: presaleAbi, name: 'Purchased' }),
  getAbiItem({ abi: referralAbi, name: 'InviterBound' }),
  getAbiItem({ abi: rewardVaultAbi, name: 'RewardCredited' }),
  getAbiItem({ abi: rewardVaultAbi, name: 'WithdrawalRequested' }),
  getAbiItem({ abi: rewardVaultAbi, name: 'WithdrawalSettled' }),
] as const

/** An event of a sale that ends up in a file. */
export type SaleLog = Log<bigint, number, false, undefined, true, typeof EVENTS>

export type ExportSaleParameters = {
  client: ChainClient
  deployment: Deployment
  folder: string
  /** Default that for programs. */
  format?: CsvFormat | undefined
}

export type ExportedSale = {
  /** The last block that is in the files: the finalized one, so that nothing in them can be undone. */
  block: bigint
  /** Rows of each file. */
  rows: Record<FileName, number>
}

/**
 * Writes the whole history of a sale as four CSV files. All of them appear at the end, or none.
 *
 * @throws {ChainError} the endpoint fails
 */
export async function exportSale({
  client,
  deployment,
  folder,
  format = PLAIN_CSV,
}: ExportSaleParameters): Promise<ExportedSale> {
  const { presale, referral, rewardVault } = deployment.contracts
  const address: Address[] = [presale, referral, rewardVault]
  const { number: block } = await client.getBlock({ blockTag: 'finalized' })
  const range = { fromBlock: BigInt(deployment.startBlock), toBlock: block }
  const timeOfLog = createLogClock(client)
  const files = await openFiles(folder, format)
  try {
    const rows = createRows(deployment)
    for await (const logs of readLogs({ client, address, events: EVENTS, ...range }))
      for (const log of logs) {
        const place: Place = {
          time: await timeOfLog(log),
          block: log.blockNumber,
          transaction: log.transactionHash,
          logIndex: log.logIndex,
        }
        for (const { file, cells } of rows.of(log, place)) await files[file].add(cells)
      }
    for (const { file, cells } of rows.rest()) await files[file].add(cells)

    return {
      block,
      rows: {
        purchases: await files.purchases.commit(),
        referrals: await files.referrals.commit(),
        rewards: await files.rewards.commit(),
        withdrawals: await files.withdrawals.commit(),
      },
    }
  } catch (error) {
    await Promise.all(Object.values(files).map((file) => file.discard()))
    throw error
  }
}

async function openFiles(folder: string, format: CsvFormat) {
  const open = (name: FileName) => createCsvFile(join(folder, `${name}.csv`), COLUMNS[name], format)
  return {
    purchases: await open('purchases'),
    referrals: await open('referrals'),
    rewards: await open('rewards'),
    withdrawals: await open('withdrawals'),
  }
}
