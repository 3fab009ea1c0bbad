import { useTranslation } from 'react-i18next'
import { useIsFinal } from '../../chain/useIsFinal.ts'
import type { WithdrawalRow } from '../record/sources/withdrawals.ts'
import styles from './Withdraw.module.css'

/** Processing, then Success; marked while the block that paid it could still be taken back. */
export function WithdrawalStatus({
  withdrawal,
}: {
  withdrawal: Pick<WithdrawalRow, 'status' | 'settledAt'>
}) {
  const { t } = useTranslation()
  const isFinal = useIsFinal(withdrawal.settledAt)
  if (withdrawal.status === 'processing')
    return <span className={styles.processing}>{t('record.processing')}</span>
  return (
    <span className={styles.success}>
      <span>{t('record.success')}</span>
      {!isFinal && <small> {t('record.confirming')}</small>}
    </span>
  )
}
