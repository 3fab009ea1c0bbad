import { rewardVaultAbi } from '@foyer/presale-contracts'
import { type Address, isAddressEqual, parseEventLogs, type TransactionReceipt } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { withdrawCall } from '../../chain/calls.ts'
import { saleCallSteps } from '../../chain/transactions.ts'
import { useSaleTransaction } from '../transaction/useSaleTransaction.ts'

/** Requests withdrawals of an account's rewards, one at a time. Another account settles them later. */
export function useWithdrawal(account: Address) {
  const runtime = useRuntime()
  const { config } = runtime
  const { run, ...transaction } = useSaleTransaction({
    topic: 'withdrawal',
    account,
    readResult: (receipt, user) => readRequest(receipt, config.contracts.rewardVault, user),
  })
  const { state } = transaction

  return {
    ...transaction,
    /** The number of the withdrawal that was requested. */
    id: state.status === 'confirmed' ? state.result : undefined,
    /** @param amount before fees, in the token's smallest unit */
    request: (token: Address, amount: bigint) =>
      run(saleCallSteps(runtime, withdrawCall(config, token, amount))),
  }
}

export type Withdrawal = ReturnType<typeof useWithdrawal>

function readRequest({ logs }: TransactionReceipt, vault: Address, user: Address) {
  const [event] = parseEventLogs({
    abi: rewardVaultAbi,
    eventName: 'WithdrawalRequested',
    args: { user },
    logs,
  }).filter(({ address }) => isAddressEqual(address, vault))
  return event === undefined ? undefined : Number(event.args.id)
}
