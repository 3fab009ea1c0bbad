import { accessManagerAbi, type Deployment } from '@foyer/presale-contracts'
import { getAbiItem, type Hex } from 'viem'
import type { ChainClient } from '../chain/openChain.ts'
import { readLogs } from '../chain/readLogs.ts'
import { formatTime, isNever } from '../schedule/planSteps.ts'
import { describeCall } from './describeCall.ts'
import { type DelayedCall, operationIdOf, readSchedule } from './readSchedule.ts'

const OPERATION_EVENTS = [
  getAbiItem({ abi: accessManagerAbi, name: 'OperationScheduled' }),
  getAbiItem({ abi: accessManagerAbi, name: 'OperationExecuted' }),
  getAbiItem({ abi: accessManagerAbi, name: 'OperationCanceled' }),
] as const

/** Seconds for which a call can be executed once it is due: the AccessManager's `expiration`. */
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

/** From when a call may be executed, as in `from 2025-10-08T00:00:00Z`; `never` for a time that no chain reaches. */
export function formatReady(readyAt: number): string {
  return isNever(readyAt) ? 'never' : `from ${formatTime(readyAt)}`
}

/** Schedules that are asked for at once: who fills the list must not turn the endpoint against its readers. */
const AT_ONCE = 50

/**
 * Reads the operations that are scheduled as of a block, oldest first. Events tell which there may be; each one counts only
 * if the AccessManager itself has its schedule, so a forged event shows nothing.
 */
export async function readOperations(parameters: ReadOperationsParameters): Promise<ScheduledOperation[]> {
  const { client, deployment, block } = parameters
  const now = Number(block.timestamp)
  const candidates = await findCandidates(parameters)
  const operations: ScheduledOperation[] = []
  for (let index = 0; index < candidates.length; index += AT_ONCE) {
    const read = candidates.slice(index, index + AT_ONCE).map(async ({ scheduledFor, ...call }) => {
      const readyAt = await readSchedule(client, deployment, call, block.number)
      return toOperation(call, { readyAt, scheduledFor, now })
    })
    operations.push(...(await Promise.all(read)).filter((operation) => operation !== undefined))
  }
  return operations
}

type Times = { readyAt: number | undefined; scheduledFor: number; now: number }

/** The AccessManager forgets an expired schedule; a call that it does not know before that was never scheduled. */
function toOperation(
  call: DelayedCall,
  { readyAt, scheduledFor, now }: Times,
): ScheduledOperation | undefined {
  const expiresAt = (readyAt ?? scheduledFor) + EXPIRATION
  if (readyAt === undefined && expiresAt > now) return undefined
  return {
    ...call,
    id: operationIdOf(call),
    readyAt: readyAt ?? scheduledFor,
    expiresAt,
    status: readyAt === undefined ? 'expired' : readyAt > now ? 'waiting' : 'ready',
    description: describeCall(call.data),
  }
}

/**
 * Reads one operation that is scheduled as of a block, and no other one: a list that is too long or cannot be read keeps
 * nobody from cancelling.
 *
 * @returns `undefined` when the AccessManager does not know it
 */
export async function readOperation(
  { client, deployment, block }: ReadOperationsParameters,
  id: Hex,
): Promise<ScheduledOperation | undefined> {
  const logs = readLogs({
    client,
    address: deployment.contracts.accessManager,
    events: [OPERATION_EVENTS[0]],
    firstArgument: id,
    fromBlock: BigInt(deployment.startBlock),
    toBlock: block.number,
  })
  for await (const page of logs)
    for (const { args } of page) {
      const call = { caller: args.caller, target: args.target, data: args.data }
      if (operationIdOf(call) !== id) continue
      const readyAt = await readSchedule(client, deployment, call, block.number)
      if (readyAt === undefined) return undefined
      return toOperation(call, { readyAt, scheduledFor: args.schedule, now: Number(block.timestamp) })
    }
  return undefined
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
