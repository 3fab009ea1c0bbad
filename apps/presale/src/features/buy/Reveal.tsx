import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { HomeView } from '../../chain/homeQuery.ts'
import { formatAmount } from '../../format/amount.ts'
import { numberFormat } from '../../format/formats.ts'
import { ItemArt } from '../../ui/ItemArt.tsx'
import { costLabel } from './costLabel.ts'
import { itemName } from './itemName.ts'
import styles from './Reveal.module.css'
import type { Purchase } from './readPurchase.ts'

export type RevealProps = { purchase: Purchase; view: HomeView }

/** The purchase, large: it comes up once, when the receipt is there. */
export function Reveal({ purchase, view }: RevealProps) {
  const { t, i18n } = useTranslation()
  const title = useRef<HTMLHeadingElement>(null)
  const quantity = numberFormat(i18n.language).format(purchase.quantity)
  const yes = formatAmount(i18n.language, purchase.yesAmount, { decimals: 18 })
  const item = itemName(t, purchase.itemId)
  useEffect(() => takeFocus(title.current), [])

  return (
    <div className={styles.reveal}>
      <h4 ref={title} tabIndex={-1} className={styles.title}>
        {t('buy.confirmedTitle')}
      </h4>
      <div className={styles.prize}>
        <ItemArt id={purchase.itemId} />
      </div>
      <p className={styles.item} aria-hidden="true">
        <span>{`${quantity} × `}</span>
        <span>{item}</span>
      </p>
      <p className={styles.yes} aria-hidden="true" translate="no">
        {`+${yes}\u00A0YES`}
      </p>
      <p>
        {t('buy.confirmed', {
          quantity,
          item,
          cost: costLabel(i18n.language, purchase.cost, purchase, view),
          yes,
        })}
      </p>
    </div>
  )
}

/**
 * The button that had the focus is gone by now: who uses the keyboard goes on at the result. Whoever is
 * elsewhere on the page by then stays there.
 */
function takeFocus(title: HTMLElement | null) {
  const focused = document.activeElement
  const isLost = focused === null || focused === document.body
  if (!isLost && !title?.closest('form')?.contains(focused)) return
  // Focus alone scrolls no further than to the heading, and the picture stays below the fold.
  title?.focus({ preventScroll: true })
  title?.scrollIntoView({ block: 'start' })
}
