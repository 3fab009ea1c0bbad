import { useTranslation } from 'react-i18next'
import styles from './Record.module.css'
import { RecordVisitor } from './RecordVisitor.tsx'

/** The record page until the wallet stack is there. Who was connected last time does not read that they have to connect. */
export function RecordSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles.page}>
      <h1>{t('record.title')}</h1>
      <div className={styles.unknown}>
        <RecordVisitor />
      </div>
    </div>
  )
}
