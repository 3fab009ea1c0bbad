import { useTranslation } from 'react-i18next'
import type { Supply } from '../../chain/saleQuery.ts'
import { numberFormat } from '../../format/formats.ts'
import { itemName } from '../buy/itemName.ts'
import styles from './Schedule.module.css'

/** The sold part of an item. */
export function SupplyBar({ supply: { id, cap, sold } }: { supply: Supply }) {
  const { t, i18n } = useTranslation()
  const number = numberFormat(i18n.language)
  const text = t('schedule.sold', { sold: number.format(sold), cap: number.format(cap) })

  return (
    <div className={styles.supply}>
      <span>{itemName(t, id)}</span>
      <span>{text}</span>
      <meter className="visually-hidden" aria-label={itemName(t, id)} min={0} max={cap} value={Number(sold)}>
        {text}
      </meter>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="4" className={styles.rest} />
        <rect width={cap === 0 ? 0 : (100 * Number(sold)) / cap} height="4" className={styles.sold} />
      </svg>
    </div>
  )
}
