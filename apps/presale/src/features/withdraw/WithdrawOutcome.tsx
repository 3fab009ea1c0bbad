import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { withdrawalsSource } from '../record/sources/withdrawals.ts'
import { useRecords } from '../record/useRecords.ts'
import styles from './Withdraw.module.css'
import { WithdrawalStatus } from './WithdrawalStatus.tsx'

export type WithdrawOutcomeProps = { account: Address; id: number; onClose: () => void }

/** A withdrawal that was requested just now, and its payment. */
export function WithdrawOutcome({ account, id, onClose }: WithdrawOutcomeProps) {
  const { t } = useTranslation()
  const pages = useRecords(withdrawalsSource(useRuntime(), account), {
    isOpen: ({ status }) => status === 'processing',
  })
  const row = pages.data?.pages.flatMap(({ rows }) => rows).find((one) => one.id === id)
  const isPaid = row?.status === 'success'

  return (
    <div className={styles.form}>
      <p role="status">
        <b>{t(isPaid ? 'withdraw.paid' : 'withdraw.requested')}</b>
      </p>
      <p>
        {t('record.status')}{' '}
        {row === undefined ? <span>{t('record.processing')}</span> : <WithdrawalStatus withdrawal={row} />}
      </p>
      {!isPaid && <p className={styles.hint}>{t('withdraw.requestedText')}</p>}
      <button type="button" className="button primary" onClick={onClose}>
        {t('app.close')}
      </button>
    </div>
  )
}
