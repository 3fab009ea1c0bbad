import type { Deployment } from '@foyer/presale-contracts'
import { encodeAbiParameters, keccak256, numberToHex, slice } from 'viem'
import type { Call } from '../chain/call.ts'
import { explainRevert } from '../chain/explainRevert.ts'
import type { ChainClient } from '../chain/openChain.ts'

/** Storage slot of the call that the AccessManager executes: after the mappings of targets, roles and schedules. */
const EXECUTION_SLOT = numberToHex(3, { size: 32 })

/**
 * Why a delayed call would be refused if it were executed now, else `undefined`. Scheduling it succeeds in any case, and
 * an error two days later would come too late. A state override simulates that the AccessManager executes it; without
 * support for overrides the result is `undefined`.
 */
export async function refusalOfExecution(
  client: ChainClient,
  { contracts: { accessManager } }: Deployment,
  { to, data }: Call,
): Promise<string | undefined> {
  const execution = encodeAbiParameters([{ type: 'address' }, { type: 'bytes4' }], [to, slice(data, 0, 4)])
  try {
    await client.call({
      account: accessManager,
      to,
      data,
      stateOverride: [
        { address: accessManager, stateDiff: [{ slot: EXECUTION_SLOT, value: keccak256(execution) }] },
      ],
    })
    return undefined
  } catch (error) {
    const reason = explainRevert(error)
    return reason?.startsWith('AccessManage') ? undefined : reason
  }
}
