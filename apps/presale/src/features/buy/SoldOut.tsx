import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './BuyPanel.module.css'

/** In place of the order, once nothing is left: what one can still do here. */
export function SoldOut() {
  const { t } = useTranslation()
  return (
    <div className={styles.soldOut}>
      <h3>{t('soldOut.title')}</h3>
      <p>{t('soldOut.text')}</p>
      <Link className="button primary" to="/record">
        {t('soldOut.records')}
      </Link>
    </div>
  )
}
