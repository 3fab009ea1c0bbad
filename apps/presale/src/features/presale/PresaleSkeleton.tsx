import { useTranslation } from 'react-i18next'
import styles from './Presale.module.css'

/** The presale's outline until the chain has answered, so that nothing jumps. */
export function PresaleSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles.grid} aria-busy="true">
      <div className="panel">
        <h2 id="presale-title">{t('home.title')}</h2>
        <p className="visually-hidden">{t('app.loading')}</p>
        <div className={styles.shimmer} />
      </div>
      <div className="panel">
        <div className={styles.shimmer} />
      </div>
    </div>
  )
}
