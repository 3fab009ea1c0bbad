import { accessManagerAbi, type Deployment } from '@foyer/presale-contracts'
import type { Address } from 'viem'
import { type Call, createCall } from '../chain/call.ts'
import type { ChainClient } from '../chain/openChain.ts'
import { SaleError } from '../errors.ts'
import { readSchedule } from './readSchedule.ts'
import { refuseLockout } from './refuseLockout.ts'

/**
 * Plans the transaction to send now, so that a restricted function is called.
 * A delayed role schedules first, waits, and then executes; the same command, repeated, takes the next step.
 */
export type PlannedCall =
  | { status: 'call'; call: Call }
  | { status: 'schedule'; call: Call; readyAt: number }
  | { status: 'wait'; readyAt: number }
  | { status: 'execute'; call: Call }

export type PlanCallParameters = { client: ChainClient; deployment: Deployment; caller: Address; call: Call }

/** The account has no role that may make the call. */
export class NoRoleError extends SaleError {
  override name = 'NoRoleError'
}

/** @throws {NoRoleError | LockoutError} */
export async function planCall({
  client,
  deployment,
  caller,
  call,
}: PlanCallParameters): Promise<PlannedCall> {
  refuseLockout(caller, call)
  const manager = { address: deployment.contracts.accessManager, abi: accessManagerAbi } as const
  const selector = `0x${call.data.slice(2, 10)}` as const
  const [immediate, delay] = await client.readContract({
    ...manager,
    functionName: 'canCall',
    args: [caller, call.to, selector],
  })
  if (immediate) return { status: 'call', call }
  if (delay === 0)
    throw new NoRoleError(`${caller} may not call ${call.functionName}.`, {
      remedy: 'use the account that docs/operator.md names for this command',
      docs: 'who-may-do-what',
    })

  const [readyAt, { timestamp }] = await Promise.all([
    readSchedule(client, deployment, { caller, target: call.to, data: call.data }),
    client.getBlock(),
  ])
  const now = Number(timestamp)
  // Also after an operation has expired unexecuted: it is then scheduled again.
  if (readyAt === undefined) {
    const schedule = createCall(manager.address, accessManagerAbi, 'schedule', [call.to, call.data, 0])
    return { status: 'schedule', call: schedule, readyAt: now + delay }
  }
  if (readyAt > now) return { status: 'wait', readyAt }
  return {
    status: 'execute',
    call: createCall(manager.address, accessManagerAbi, 'execute', [call.to, call.data]),
  }
}
