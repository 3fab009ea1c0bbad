import { referralTiers } from '@foyer/presale-contracts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatUsd } from '../../format/amount.ts'
import { itemName } from '../buy/itemName.ts'
import { useSale } from '../presale/useSale.ts'
import styles from './InviteFriends.module.css'

const [FIRST, SECOND] = referralTiers

/** The progress of a wallet's invitations, the reward at each rate, and one purchase as an example. */
export function TierProgress({ count }: { count: number }) {
  const { t, i18n } = useTranslation()
  const labelId = useId()
  const { sale } = useSale()
  // At the price that the page shows to this visitor.
  const items = sale?.isPriced ? sale.view.items : []
  const item = items.findLast(({ available, unitPriceUsd }) => available > 0n && unitPriceUsd > 0n)
  const current = referralTiers.findLast(({ friends }) => count >= friends)
  const share = (usd: bigint, bps: number) => formatUsd(i18n.language, (usd * BigInt(bps)) / 10_000n, 'floor')
  const rateOf = ({ bps }: { bps: number }) =>
    (bps / 10_000).toLocaleString(i18n.language, { style: 'percent', maximumFractionDigits: 2 })

  return (
    <div className={styles.tiers}>
      <p id={labelId}>{t('friends.invited', { count, number: count.toLocaleString(i18n.language) })}</p>
      <progress aria-labelledby={labelId} max={SECOND.friends} value={Math.min(count, SECOND.friends)} />
      <ol>
        <li aria-current={current === FIRST ? 'step' : undefined}>
          {t('friends.tierOne', { rate: rateOf(FIRST) })}
        </li>
        <li aria-current={current === SECOND ? 'step' : undefined}>
          {t('friends.tierTwo', { rate: rateOf(SECOND) })}
        </li>
      </ol>
      {item && (
        <p className={styles.example}>
          {t('friends.example', {
            item: itemName(t, item.id),
            price: formatUsd(i18n.language, item.unitPriceUsd),
            one: share(item.unitPriceUsd, FIRST.bps),
            two: share(item.unitPriceUsd, SECOND.bps),
          })}
        </p>
      )}
    </div>
  )
}
