import { accessManagerAbi, type Deployment } from '@foyer/presale-contracts'
import { getAbiItem, type Hex } from 'viem'
import type { ChainClient } from '../chain/openChain.ts'
import { readLogs } from '../chain/readLogs.ts'
import { describeCall } from './describeCall.ts'
import { type DelayedCall, operationIdOf, readSchedule } from './readSchedule.ts'

const OPERATION_EVENTS = [
  getAbiItem({ abi: accessManagerAbi, name: 'OperationScheduled' }),
  getAbiItem({ abi: accessManagerAbi, name: 'OperationExecuted' }),
  getAbiItem({ abi: accessManagerAbi, name: 'OperationCanceled' }),
] as const

/** How long after it is due a call may be executed, in seconds: the AccessManager's `expiration`. */
export const EXPIRATION = 7 * 86_400

/** A call that was scheduled and neither executed nor cancelled. */
export type ScheduledOperation = DelayedCall & {
  id: Hex
  /** Chain time from which it may be executed, seconds. */
  readyAt: number
  /** Chain time from which it may not be executed any more, seconds. */
  expiresAt: number
  status: 'waiting' | 'ready' | 'expired'
  /** As in `setTreasury(0x…)`. */
  description: string
}

export type ReadOperationsParameters = {
  client: ChainClient
  deployment: Deployment
  /** The block to read as of. */
  block: { number: bigint; timestamp: bigint }
}

/**
 * Reads the operations that are scheduled as of a block, oldest first. Events tell which there may be; each one counts only
 * if the AccessManager itself has its schedule, so a forged event shows nothing.
 */
export async function readOperations(parameters: ReadOperationsParameters): Promise<ScheduledOperation[]> {
  const { client, deployment, block } = parameters
  const now = Number(block.timestamp)
  const candidates = await findCandidates(parameters)
  const operations = await Promise.all(
    candidates.map(async ({ scheduledFor, ...call }): Promise<ScheduledOperation | undefined> => {
      const readyAt = await readSchedule(client, deployment, call, block.number)
      const expiresAt = (readyAt ?? scheduledFor) + EXPIRATION
      // The AccessManager forgets an expired schedule; what it does not know before that was never scheduled.
      if (readyAt === undefined && expiresAt > now) return undefined
      return {
        ...call,
        id: operationIdOf(call),
        readyAt: readyAt ?? scheduledFor,
        expiresAt,
        status: readyAt === undefined ? 'expired' : readyAt > now ? 'waiting' : 'ready',
        description: describeCall(call.data),
      }
    }),
  )
  return operations.filter((operation) => operation !== undefined)
}

async function findCandidates({ client, deployment, block }: ReadOperationsParameters) {
  const address = deployment.contracts.accessManager
  const [fromBlock, toBlock] = [BigInt(deployment.startBlock), block.number]
  const open = new Map<Hex, DelayedCall & { scheduledFor: number }>()
  for await (const logs of readLogs({ client, address, events: OPERATION_EVENTS, fromBlock, toBlock }))
    for (const { eventName, args } of logs) {
      if (eventName !== 'OperationScheduled') open.delete(args.operationId)
      else {
        const { caller, target, data, schedule } = args
        open.set(args.operationId, { caller, target, data, scheduledFor: schedule })
      }
    }
  return [...open.values()]
}
