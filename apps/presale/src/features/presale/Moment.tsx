import { useTranslation } from 'react-i18next'
import { formatTime, formatUtc } from '../../format/time.ts'
import styles from './SaleSummary.module.css'

/** A moment as it is announced to everybody, and in the reader's own time. */
export function Moment({ timestamp }: { timestamp: bigint }) {
  const { t, i18n } = useTranslation()
  return (
    <span>
      <span>{formatUtc(i18n.language, timestamp)}</span>{' '}
      <small className={styles.local}>
        {t('home.localTime', { date: formatTime(i18n.language, timestamp) })}
      </small>
    </span>
  )
}
