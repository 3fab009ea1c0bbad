import { useTranslation } from 'react-i18next'
import styles from './Record.module.css'

export type RecordVisitorProps = {
  /** Absent until the wallet stack is there. */
  onConnect?: () => void
}

/** The record for a visitor without a wallet, with the button to connect. */
export function RecordVisitor({ onConnect }: RecordVisitorProps) {
  const { t } = useTranslation()
  return (
    <section className="panel" aria-labelledby="visitor-title">
      <h2 id="visitor-title">{t('record.connectButton')}</h2>
      <p>{t('record.connect')}</p>
      <ul className={styles.contents}>
        <li>{t('record.referral')}</li>
        <li>{t('record.purchases')}</li>
        <li>{t('rewards.title')}</li>
        <li>{t('record.withdrawals')}</li>
      </ul>
      <button
        type="button"
        className="button primary"
        disabled={onConnect === undefined}
        onClick={() => onConnect?.()}
      >
        {t('record.connectButton')}
      </button>
    </section>
  )
}
