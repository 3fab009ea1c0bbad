import { useTranslation } from 'react-i18next'
import { type Address, erc20Abi, parseEventLogs } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { approveCall } from '../../chain/calls.ts'
import { saleCallSteps } from '../../chain/transactions.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { useSaleTransaction } from '../transaction/useSaleTransaction.ts'

/** Takes back what an account has allowed the sale to take, one token at a time. */
export function useRevoke(account: Address) {
  const { t } = useTranslation()
  const toast = useToast()
  const runtime = useRuntime()
  const { config } = runtime
  const { run, ...transaction } = useSaleTransaction({
    topic: 'allowance',
    account,
    readResult: ({ logs }, owner) =>
      parseEventLogs({
        abi: erc20Abi,
        eventName: 'Approval',
        args: { owner, spender: config.contracts.presale },
        logs,
      }).find(({ args }) => args.value === 0n),
    onConfirmed: () => toast(t('allowance.revoked')),
  })
  const revoke = (token: Address) => run(saleCallSteps(runtime, approveCall(config, { token, maxCost: 0n })))
  return { ...transaction, revoke }
}
