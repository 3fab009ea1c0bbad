import { referralAbi } from '@foyer/presale-contracts'
import { type Address, parseEventLogs } from 'viem'
import type { Runtime } from '../../app/boot.ts'
import { bindCall } from '../../chain/calls.ts'
import { toFailure } from '../../chain/toFailure.ts'
import { isOnNetwork, send, simulate, switchNetwork, waitForReceipt } from '../../chain/transactions.ts'
import type { InviteEvent } from './inviteReducer.ts'

/**
 * Binds an account to the owner of a code, for ever. `bound` is reported once the receipt says so.
 *
 * @param code normalised
 */
export async function bindCode(
  runtime: Runtime,
  account: Address,
  code: string,
  report: (event: InviteEvent) => void,
) {
  const step = (name: Extract<InviteEvent, { type: 'step' }>['step']) => report({ type: 'step', step: name })
  const call = bindCall(runtime.config, code)
  try {
    step('checking')
    if (!isOnNetwork(runtime)) {
      step('switching')
      await switchNetwork(runtime)
    }
    await simulate(runtime, account, call)
    step('signing')
    const hash = await send(runtime, account, call)
    step('pending')
    const { logs } = await waitForReceipt(runtime, hash)
    const bound = parseEventLogs({ abi: referralAbi, eventName: 'InviterBound', logs }).length > 0
    report(bound ? { type: 'bound' } : { type: 'refused', problem: { name: 'Reverted' } })
  } catch (error) {
    report({ type: 'refused', problem: toFailure(error) })
  }
}
