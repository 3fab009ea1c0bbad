import { presaleAbi, referralAbi, rewardVaultAbi } from '@foyer/presale-contracts'
import { type Address, erc20Abi, getAbiItem } from 'viem'
import { getBlockNumber, getLogs, readContract } from 'viem/actions'
import type { Runtime } from '../app/boot.ts'
import { findBlocksAt } from './blocksAt.ts'
import type { PendingTopic } from './createPendingStores.ts'

/** Number of newest records that are looked at: the one that replaced another is the newest or close to it. */
const NEWEST = 3n

/** The number of blocks back in which events are searched for that no contract keeps a record of: public nodes refuse more at once. */
const RANGE = 5_000n

const SETTLED = getAbiItem({ abi: rewardVaultAbi, name: 'WithdrawalSettled' })
const APPROVED = getAbiItem({ abi: erc20Abi, name: 'Approval' })

type ChainReader = Pick<Runtime, 'client' | 'config'>

/** The time at which a contract recorded an action: its block or its timestamp in seconds. */
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
  // The vault and the tokens keep no time of these, so their events are searched for.
  settlement: ({ client, config }, user) =>
    readRecent(client, (range) =>
      getLogs(client, {
        address: config.contracts.rewardVault,
        event: SETTLED,
        args: { user },
        ...range,
      }),
    ),
  allowance: ({ client, config }, owner) =>
    readRecent(client, (range) =>
      getLogs(client, { event: APPROVED, args: { owner, spender: config.contracts.presale }, ...range }),
    ),
}

type BlockRange = { fromBlock: bigint; toBlock: bigint }

/** The newest events, the last one first; none where the node does not list events. */
async function readRecent(
  client: ChainReader['client'],
  read: (range: BlockRange) => Promise<readonly { blockNumber: bigint }[]>,
): Promise<readonly RecordedAt[]> {
  const toBlock = await getBlockNumber(client, { cacheTime: 0 })
  const fromBlock = toBlock > RANGE ? toBlock - RANGE : 0n
  const logs = await read({ fromBlock, toBlock }).catch(() => [])
  return logs
    .slice(-Number(NEWEST))
    .reverse()
    .map(({ blockNumber }) => ({ blockNumber: Number(blockNumber) }))
}
