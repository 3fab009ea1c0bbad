import { accessManagerAbi, type Deployment } from '@foyer/presale-contracts'
import { type Address, getAbiItem, type Hex } from 'viem'
import type { ChainClient } from '../chain/openChain.ts'
import { readLogs } from '../chain/readLogs.ts'
import { describeCall } from './describeCall.ts'

const OPERATION_EVENTS = [
  getAbiItem({ abi: accessManagerAbi, name: 'OperationScheduled' }),
  getAbiItem({ abi: accessManagerAbi, name: 'OperationExecuted' }),
  getAbiItem({ abi: accessManagerAbi, name: 'OperationCanceled' }),
] as const

/** An administrative call that waits for its delay, or may be executed. */
export type ScheduledOperation = {
  id: Hex
  /** Chain time from which it may be executed, seconds. */
  readyAt: number
  caller: Address
  target: Address
  data: Hex
  /** As in `setTreasury(0x…)`. */
  description: string
}

/** Operations that are scheduled as of `toBlock` and were neither executed nor cancelled, oldest first. */
export async function readOperations(
  client: ChainClient,
  deployment: Deployment,
  toBlock: bigint,
): Promise<ScheduledOperation[]> {
  const address = deployment.contracts.accessManager
  const fromBlock = BigInt(deployment.startBlock)
  const open = new Map<Hex, ScheduledOperation>()
  for await (const logs of readLogs({ client, address, events: OPERATION_EVENTS, fromBlock, toBlock }))
    for (const { eventName, args } of logs) {
      if (eventName !== 'OperationScheduled') open.delete(args.operationId)
      else
        open.set(args.operationId, {
          id: args.operationId,
          readyAt: args.schedule,
          caller: args.caller,
          target: args.target,
          data: args.data,
          description: describeCall(args.data),
        })
    }
  return [...open.values()]
}
