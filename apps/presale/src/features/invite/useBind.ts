import { referralAbi } from '@foyer/presale-contracts'
import { type Address, isAddressEqual, parseEventLogs } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { bindCall } from '../../chain/calls.ts'
import { useTransaction } from '../transaction/useTransaction.ts'

/**
 * Binds an account to the owner of a code, for ever. Done is what the referral contract's own event says.
 *
 * @param onDone called once its receipt is there
 */
export function useBind(account: Address | undefined, onDone: () => void) {
  const { config } = useRuntime()
  const { state, run, reset, giveUp } = useTransaction({
    topic: 'bind',
    account,
    isDone: ({ logs }) =>
      parseEventLogs({ abi: referralAbi, eventName: 'InviterBound', logs }).some(({ address }) =>
        isAddressEqual(address, config.contracts.referral),
      ),
    onDone,
  })
  /** @param code normalised */
  const bind = (code: string) => run(bindCall(config, code))
  return { state, bind, reset, giveUp }
}

export type Bind = ReturnType<typeof useBind>
