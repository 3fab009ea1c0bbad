import { rewardVaultAbi } from '@foyer/presale-contracts'
import { type Address, isAddressEqual, parseEventLogs } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { settleCall } from '../../chain/calls.ts'
import { useTransaction } from '../transaction/useTransaction.ts'

/** `RewardVault.KEEPER_WINDOW` in seconds: from then on anyone may pay a withdrawal out, its owner too. */
export const KEEPER_WINDOW = 600

/** Pays an account's own withdrawal out when the keeper is late. */
export function useSettlement(account: Address) {
  const { config } = useRuntime()
  const { run, ...transaction } = useTransaction({
    topic: 'settlement',
    account,
    // What is not payable is skipped, and the transaction succeeds all the same.
    read: ({ logs }, user) =>
      parseEventLogs({ abi: rewardVaultAbi, eventName: 'WithdrawalSettled', args: { user }, logs }).find(
        ({ address }) => isAddressEqual(address, config.contracts.rewardVault),
      ),
    undone: 'NotSettled',
  })
  return { ...transaction, settle: (token: Address, id: number) => run(settleCall(config, token, id)) }
}
