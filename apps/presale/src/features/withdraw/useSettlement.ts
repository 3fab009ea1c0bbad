import { rewardVaultAbi } from '@foyer/presale-contracts'
import { type Address, isAddressEqual, parseEventLogs } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { settleCall } from '../../chain/calls.ts'
import { saleCallSteps } from '../../chain/transactions.ts'
import { useSaleTransaction } from '../transaction/useSaleTransaction.ts'

/** `RewardVault.KEEPER_WINDOW` in seconds: from then on anyone may pay a withdrawal out, its owner too. */
export const KEEPER_WINDOW = 600

/** Pays an account's own withdrawal out when the keeper is late. */
export function useSettlement(account: Address) {
  const runtime = useRuntime()
  const { config } = runtime
  const { run, ...transaction } = useSaleTransaction({
    topic: 'settlement',
    account,
    // The contract skips withdrawals that cannot be settled, and the transaction still succeeds.
    readResult: ({ logs }, user) =>
      parseEventLogs({ abi: rewardVaultAbi, eventName: 'WithdrawalSettled', args: { user }, logs }).find(
        ({ address }) => isAddressEqual(address, config.contracts.rewardVault),
      ),
    other: 'NotSettled',
  })
  const settle = (token: Address, id: number) => run(saleCallSteps(runtime, settleCall(config, token, id)))
  return { ...transaction, settle }
}
