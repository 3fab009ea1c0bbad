import { useTranslation } from 'react-i18next'
import { findToken } from '../../config/findToken.ts'
import { formatTokenAmount } from '../../format/amount.ts'
import { dateFormat, numberFormat } from '../../format/formats.ts'
import { ItemArt } from '../../ui/ItemArt.tsx'
import { itemName } from '../buy/itemName.ts'
import styles from './RecordLine.module.css'
import type { PurchaseRow } from './sources/purchases.ts'
import { useColumnContext } from './useColumnContext.ts'

/** A purchase in one line: the item, what it cost and when. */
export function PurchaseSummary({ purchase }: { purchase: PurchaseRow }) {
  const { t } = useTranslation()
  const { locale, config } = useColumnContext()
  const token = findToken(config, purchase.payToken)
  return (
    <span className={styles.purchase}>
      <ItemArt id={purchase.itemId} />
      <span className={styles.item}>
        {`${numberFormat(locale).format(purchase.quantity)} × ${itemName(t, purchase.itemId)}`}
      </span>
      <span className={styles.price} translate="no">
        {token === undefined ? '–' : formatTokenAmount(locale, purchase.cost, token, 'ceil')}
      </span>
      <time className={styles.date} dateTime={new Date(purchase.time * 1_000).toISOString()}>
        {dateFormat(locale, { dateStyle: 'medium' }).format(purchase.time * 1_000)}
      </time>
    </span>
  )
}
