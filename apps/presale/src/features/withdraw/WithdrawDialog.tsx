import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import type { TokenView } from '../../chain/homeQuery.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import type { Withdrawal } from './useWithdrawal.ts'
import { WithdrawForm } from './WithdrawForm.tsx'
import { WithdrawOutcome } from './WithdrawOutcome.tsx'

export type WithdrawDialogProps = {
  account: Address
  tokens: readonly TokenView[]
  withdrawal: Withdrawal
  onClose: () => void
}

/** Reward Withdrawal: the amount, its fees and the result. */
export function WithdrawDialog({ account, tokens, withdrawal, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('withdraw.title')} onClose={onClose}>
      {withdrawal.id === undefined ? (
        <WithdrawForm tokens={tokens} withdrawal={withdrawal} onCancel={onClose} />
      ) : (
        <WithdrawOutcome account={account} id={withdrawal.id} onClose={onClose} />
      )}
    </Dialog>
  )
}
