import { accessManagerAbi, presaleAbi, referralAbi, rewardVaultAbi } from '@foyer/presale-contracts'
import {
  type Abi,
  type ContractEventArgsFromTopics as EventArgs,
  encodeAbiParameters,
  encodeEventTopics,
  getAbiItem,
  type Hex,
} from 'viem'
import type { EmittedLog } from './logEmitter.ts'

export type SaleContract = 'accessManager' | 'presale' | 'referral' | 'rewardVault'
export type SaleEvent = { contract: SaleContract; log: EmittedLog }

/** The events that the indexer reads, as logs. */
export const saleEvents = {
  purchased: (args: EventArgs<typeof presaleAbi, 'Purchased'>) =>
    encode('presale', presaleAbi, 'Purchased', args),
  inviterBound: (args: EventArgs<typeof referralAbi, 'InviterBound'>) =>
    encode('referral', referralAbi, 'InviterBound', args),
  rewardCredited: (args: EventArgs<typeof rewardVaultAbi, 'RewardCredited'>) =>
    encode('rewardVault', rewardVaultAbi, 'RewardCredited', args),
  withdrawalRequested: (args: EventArgs<typeof rewardVaultAbi, 'WithdrawalRequested'>) =>
    encode('rewardVault', rewardVaultAbi, 'WithdrawalRequested', args),
  withdrawalSettled: (args: EventArgs<typeof rewardVaultAbi, 'WithdrawalSettled'>) =>
    encode('rewardVault', rewardVaultAbi, 'WithdrawalSettled', args),
  operationScheduled: (args: EventArgs<typeof accessManagerAbi, 'OperationScheduled'>) =>
    encode('accessManager', accessManagerAbi, 'OperationScheduled', args),
  operationExecuted: (args: EventArgs<typeof accessManagerAbi, 'OperationExecuted'>) =>
    encode('accessManager', accessManagerAbi, 'OperationExecuted', args),
  roleGranted: (args: EventArgs<typeof accessManagerAbi, 'RoleGranted'>) =>
    encode('accessManager', accessManagerAbi, 'RoleGranted', args),
  roleRevoked: (args: EventArgs<typeof accessManagerAbi, 'RoleRevoked'>) =>
    encode('accessManager', accessManagerAbi, 'RoleRevoked', args),
  operationCanceled: (args: EventArgs<typeof accessManagerAbi, 'OperationCanceled'>) =>
    encode('accessManager', accessManagerAbi, 'OperationCanceled', args),
}

function encode(contract: SaleContract, abi: Abi, name: string, args: Record<string, unknown>): SaleEvent {
  const item = getAbiItem({ abi, name })
  if (item?.type !== 'event') throw new Error(`${name} is not an event of ${contract}.`)
  const unindexed = item.inputs.filter((input) => !input.indexed)
  const values = unindexed.map((input) => args[input.name ?? ''])
  const topics = encodeEventTopics({ abi, eventName: name, args }) as Hex[]
  return { contract, log: { topics, data: encodeAbiParameters(unindexed, values) } }
}
