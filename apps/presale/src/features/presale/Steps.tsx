import { useTranslation } from 'react-i18next'
import styles from './Steps.module.css'

/** The way to a first purchase, for visitors without a wallet. */
export function Steps() {
  const { t } = useTranslation()
  return (
    <div className="panel">
      <h3 className={styles.title}>{t('home.stepsTitle')}</h3>
      <ol className={styles.steps}>
        <li>{t('home.steps.connect')}</li>
        <li>{t('home.steps.code')}</li>
        <li>{t('home.steps.buy')}</li>
      </ol>
    </div>
  )
}
