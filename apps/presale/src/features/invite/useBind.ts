import { referralAbi } from '@foyer/presale-contracts'
import { type Address, isAddressEqual, parseEventLogs } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { bindCall } from '../../chain/calls.ts'
import { saleCallSteps } from '../../chain/transactions.ts'
import { useSaleTransaction } from '../transaction/useSaleTransaction.ts'

/**
 * Binds an account to the owner of a code, permanently. The binding has succeeded once the referral contract has emitted
 * its event for this account.
 *
 * @param onDone called once the receipt is available
 */
export function useBind(account: Address | undefined, onDone: () => void) {
  const runtime = useRuntime()
  const { config } = runtime
  const { run, ...transaction } = useSaleTransaction({
    topic: 'bind',
    account,
    readResult: ({ logs }, user) =>
      parseEventLogs({ abi: referralAbi, eventName: 'InviterBound', args: { user }, logs }).find(
        ({ address }) => isAddressEqual(address, config.contracts.referral),
      ),
    onConfirmed: onDone,
  })
  /** @param code normalised */
  const bind = (code: string) => run(saleCallSteps(runtime, bindCall(config, code)))
  return { ...transaction, bind }
}

export type Bind = ReturnType<typeof useBind>
