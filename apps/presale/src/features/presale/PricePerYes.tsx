import { useTranslation } from 'react-i18next'
import styles from './PricePanel.module.css'

export type PricePerYesProps = {
  /** With its currency. */
  amount: string
  /** By which `firstPaint.ts` finds it. */
  name?: string
}

/** The amount large, the words around it small: languages differ in what comes first. */
export function PricePerYes({ amount, name }: PricePerYesProps) {
  const { t } = useTranslation()
  const [before, after] = t('home.pricePerYes', { price: amount }).split(amount)
  return (
    <>
      {before ? <small className={styles.before}>{before}</small> : null}
      <span translate="no" data-text={name}>
        {amount}
      </span>
      {after ? <small>{after}</small> : null}
    </>
  )
}
