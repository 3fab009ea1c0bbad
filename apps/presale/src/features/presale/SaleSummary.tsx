import { useTranslation } from 'react-i18next'
import type { HomeView } from '../../chain/homeQuery.ts'
import { formatUsd } from '../../format/amount.ts'
import { formatList } from '../../format/list.ts'
import { formatUtc } from '../../format/time.ts'
import { itemName } from '../buy/itemName.ts'
import { useLockText } from '../lock/useLockText.ts'
import styles from './SaleSummary.module.css'

/** Summarizes the sale for new visitors: the items, the price, the dates and the cost of a withdrawal. */
export function SaleSummary({ view }: { view: HomeView }) {
  const { t, i18n } = useTranslation()
  const lock = useLockText()
  const items = view.items.map(({ id, unitPriceUsd }) =>
    t('home.itemFrom', { item: itemName(t, id), price: formatUsd(i18n.language, unitPriceUsd) }),
  )

  // The fee is taken in the token that is paid out.
  const feeTokens = view.tokens
    .filter(({ enabled }) => enabled)
    .map(({ symbol }) => symbol)
    .join(' / ')

  return (
    <dl className={styles.facts}>
      {view.price > 0n && (
        <div>
          <dt>{t('home.forSale')}</dt>
          <dd>
            {t('home.forSaleText', {
              items: formatList(i18n.language, items),
            })}
          </dd>
        </div>
      )}
      {view.nextPriceAt > 0n && (
        <div>
          <dt>{t('home.until')}</dt>
          <dd>{formatUtc(i18n.language, view.nextPriceAt)}</dd>
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
