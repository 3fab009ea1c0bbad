import { accessManagerAbi, type Deployment } from '@foyer/presale-contracts'
import { type Address, encodeAbiParameters, type Hex, keccak256 } from 'viem'
import { explainRevert } from '../chain/explainRevert.ts'
import type { ChainClient } from '../chain/openChain.ts'
import { SaleError } from '../errors.ts'

/** A call that an account has to schedule before it may execute it. */
export type DelayedCall = { caller: Address; target: Address; data: Hex }

/** The last time that the AccessManager can keep, in seconds: no chain reaches it. */
const LATEST_SCHEDULE = 2 ** 48 - 1
/** Adding the expiration to a time of the last week before {@link LATEST_SCHEDULE} overflows in the AccessManager. */
const OVERFLOW = 'Panic(17)'

/** The AccessManager has no schedule for a call, whatever another source says. */
export class UnknownOperationError extends SaleError {
  override name = 'UnknownOperationError'
  constructor(details: readonly string[]) {
    super('The chain does not know this operation.', {
      details,
      remedy:
        'do not sign it: it was never scheduled, or was executed, cancelled or has expired. List what is scheduled with `presale operations`',
      docs: 'scheduled-calls',
    })
  }
}

/** Computes the id under which the AccessManager keeps a call, as its `hashOperation` does. */
export function operationIdOf({ caller, target, data }: DelayedCall): Hex {
  const types = [{ type: 'address' }, { type: 'address' }, { type: 'bytes' }] as const
  return keccak256(encodeAbiParameters(types, [caller, target, data]))
}

/**
 * Reads from the chain when a scheduled call may be executed, in seconds of chain time. The AccessManager panics over a
 * time of its last week: such a call is scheduled and waits, and {@link LATEST_SCHEDULE} is told for it.
 *
 * @returns `undefined` when the call was never scheduled, or was executed, cancelled or has expired
 */
export async function readSchedule(
  client: ChainClient,
  { contracts: { accessManager } }: Pick<Deployment, 'contracts'>,
  call: DelayedCall,
  blockNumber?: bigint,
): Promise<number | undefined> {
  const readyAt = await client
    .readContract({
      address: accessManager,
      abi: accessManagerAbi,
      functionName: 'getSchedule',
      args: [operationIdOf(call)],
      ...(blockNumber !== undefined && { blockNumber }),
    })
    .catch((error: unknown) => {
      if (explainRevert(error) === OVERFLOW) return LATEST_SCHEDULE
      throw error
    })
  return readyAt === 0 ? undefined : readyAt
}
