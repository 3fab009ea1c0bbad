import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatUsd } from '../../format/amount.ts'
import { itemName } from '../buy/itemName.ts'
import { useSale } from '../presale/useSale.ts'
import styles from './InviteFriends.module.css'

/** Friends invited from which on each rate counts, and the rate in percent. */
const TIERS = [
  { friends: 1, percent: 10 },
  { friends: 2, percent: 20 },
] as const

/** The progress of a wallet's invitations, the reward at each rate, and one purchase as an example. */
export function TierProgress({ count }: { count: number }) {
  const { t, i18n } = useTranslation()
  const labelId = useId()
  const { sale } = useSale()
  // At the price that the page shows to this visitor.
  const items = sale?.isPriced ? sale.view.items : []
  const item = items.findLast(({ available, unitPriceUsd }) => available > 0n && unitPriceUsd > 0n)
  const current = TIERS.findLast(({ friends }) => count >= friends)
  const share = (usd: bigint, percent: number) =>
    formatUsd(i18n.language, (usd * BigInt(percent)) / 100n, 'floor')

  return (
    <div className={styles.tiers}>
      <p id={labelId}>{t('friends.invited', { count, number: count.toLocaleString(i18n.language) })}</p>
      <progress aria-labelledby={labelId} max={2} value={Math.min(count, 2)} />
      <ol>
        <li aria-current={current === TIERS[0] ? 'step' : undefined}>{t('friends.tierOne')}</li>
        <li aria-current={current === TIERS[1] ? 'step' : undefined}>{t('friends.tierTwo')}</li>
      </ol>
      {item && (
        <p className={styles.example}>
          {t('friends.example', {
            item: itemName(t, item.id),
            price: formatUsd(i18n.language, item.unitPriceUsd),
            one: share(item.unitPriceUsd, TIERS[0].percent),
            two: share(item.unitPriceUsd, TIERS[1].percent),
          })}
        </p>
      )}
    </div>
  )
}
