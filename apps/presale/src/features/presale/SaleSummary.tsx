import { useTranslation } from 'react-i18next'
import { formatUsd } from '../../format/amount.ts'
import { formatList } from '../../format/list.ts'
import { itemName } from '../buy/itemName.ts'
import { useLockText } from '../lock/useLockText.ts'
import { Moment } from './Moment.tsx'
import styles from './SaleSummary.module.css'
import type { Sale } from './useSale.ts'

/** Summarizes the sale for new visitors: the items, the price, the dates, the lock of YES and the cost of a withdrawal. */
export function SaleSummary({ sale: { state, access, view, isPriced } }: { sale: Sale }) {
  const { t, i18n } = useTranslation()
  const lock = useLockText()
  const items = view.items.map(({ id, unitPriceUsd }) =>
    t('home.itemFrom', {
      item: itemName(t, id),
      price: isPriced ? formatUsd(i18n.language, unitPriceUsd) : '…',
    }),
  )

  // The fee is taken in the token that is paid out.
  const accepted = view.tokens.filter(({ enabled }) => enabled)
  const feeTokens = (accepted.length > 0 ? accepted : view.tokens).map(({ symbol }) => symbol).join(' / ')

  return (
    <dl className={styles.facts}>
      {state !== 'soldOut' && view.price > 0n && (
        <div>
          <dt>{t('home.forSale')}</dt>
          <dd>
            {t('home.forSaleText', {
              items: formatList(i18n.language, items),
            })}
          </dd>
        </div>
      )}
      {access !== 'open' && (
        <div>
          <dt>{t('home.opensAt')}</dt>
          <dd>
            <Moment timestamp={view.publicOpenAt} />
          </dd>
        </div>
      )}
      {state !== 'soldOut' && access === 'open' && view.price > 0n && view.nextPriceAt > 0n && (
        <div>
          <dt>{t('home.until')}</dt>
          <dd>
            <Moment timestamp={view.nextPriceAt} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('lock.label')}</dt>
        <dd>{lock === undefined ? '…' : lock.sentence}</dd>
      </div>
      <div>
        <dt>{t('home.fees')}</dt>
        <dd>{t('home.feesText', { tokens: feeTokens })}</dd>
      </div>
    </dl>
  )
}
