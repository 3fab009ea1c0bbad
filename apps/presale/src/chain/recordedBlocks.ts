import { presaleAbi, referralAbi, rewardVaultAbi } from '@foyer/presale-contracts'
import type { Address } from 'viem'
import { readContract } from 'viem/actions'
import type { Runtime } from '../app/boot.ts'
import { findBlocksAt } from './blocksAt.ts'
import type { PendingTopic } from './createPendingStores.ts'

/** How many of the newest records are looked at: the one that replaced another is the newest or close to it. */
const NEWEST = 3n

type ChainReader = Pick<Runtime, 'client' | 'config'>

/** When a contract recorded an action: its block or its timestamp in seconds. */
type RecordedAt = { blockNumber: number } | { time: number }

/** Finds the blocks of the latest actions of an account, as the contracts have recorded them. */
export async function* recordedBlocks(
  runtime: ChainReader,
  topic: PendingTopic,
  account: Address,
): AsyncGenerator<bigint> {
  const { client, config } = runtime
  for (const record of await READERS[topic](runtime, account)) {
    if ('time' in record) yield* await findBlocksAt(client, record.time, config.startBlock)
    else yield BigInt(record.blockNumber)
  }
}

type ReadRecords = (runtime: ChainReader, account: Address) => Promise<readonly RecordedAt[]>

const READERS: Record<PendingTopic, ReadRecords> = {
  async purchase({ client, config }, account) {
    const [purchases] = await readContract(client, {
      address: config.contracts.presale,
      abi: presaleAbi,
      functionName: 'purchasesOf',
      args: [account, 0, NEWEST],
    })
    return purchases.map(({ blockNumber }) => ({ blockNumber }))
  },
  async bind({ client, config }, account) {
    const { boundAt } = await readContract(client, {
      address: config.contracts.referral,
      abi: referralAbi,
      functionName: 'profileOf',
      args: [account],
    })
    return boundAt === 0 ? [] : [{ time: boundAt }]
  },
  async withdrawal({ client, config }, account) {
    const [withdrawals] = await readContract(client, {
      address: config.contracts.rewardVault,
      abi: rewardVaultAbi,
      functionName: 'withdrawalsOf',
      args: [account, 0, NEWEST],
    })
    return withdrawals.map(({ requestedAt }) => ({ time: requestedAt }))
  },
  // The vault keeps no time of it. The withdrawal's status tells whether it was paid.
  settlement: async () => [],
  // A token keeps no time of it. The allowance that is left tells whether it was revoked.
  allowance: async () => [],
}
