import { referralAbi } from '@foyer/presale-contracts'
import { type Address, isAddressEqual, parseEventLogs } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { bindCall } from '../../chain/calls.ts'
import { useTransaction } from '../transaction/useTransaction.ts'

/**
 * Binds an account to the owner of a code, for ever. Done is what the referral contract's own event says of this account.
 *
 * @param onDone called once its receipt is there
 */
export function useBind(account: Address | undefined, onDone: () => void) {
  const { config } = useRuntime()
  const { run, ...transaction } = useTransaction({
    topic: 'bind',
    account,
    read: ({ logs }, user) =>
      parseEventLogs({ abi: referralAbi, eventName: 'InviterBound', args: { user }, logs }).find(
        ({ address }) => isAddressEqual(address, config.contracts.referral),
      ),
    onDone,
  })
  /** @param code normalised */
  const bind = (code: string) => run(bindCall(config, code))
  return { ...transaction, bind }
}

export type Bind = ReturnType<typeof useBind>
