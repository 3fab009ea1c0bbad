import { useTranslation } from 'react-i18next'
import { Outline } from './Outline.tsx'
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
        <Outline parts={['label', 'amount', 'label', 'box']} />
      </div>
      <Outline parts={['button', 'label', 'line', 'line', 'label', 'line', 'label', 'line', 'line']} />
    </div>
  )
}
