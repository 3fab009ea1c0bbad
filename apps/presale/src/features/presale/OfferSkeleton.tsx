import { useTranslation } from 'react-i18next'
import shared from './Presale.module.css'
import styles from './PricePanel.module.css'
import { SnapshotPrices } from './SnapshotPrices.tsx'

/** The outline of the offer until the chain has answered, so that nothing jumps, with the price of the last deployment. */
export function OfferSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={`${styles.panel} ${styles.skeleton} panel`} aria-busy="true">
      <h2 id="presale-title">{t('home.title')}</h2>
      <p className="visually-hidden">{t('app.loading')}</p>
      <div className={styles.unread}>
        <SnapshotPrices />
        <div className={shared.shimmer} />
      </div>
    </div>
  )
}
