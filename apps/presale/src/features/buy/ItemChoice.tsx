import { useTranslation } from 'react-i18next'
import type { HomeView } from '../../chain/homeQuery.ts'
import { formatAmount, formatUsd } from '../../format/amount.ts'
import { numberFormat } from '../../format/formats.ts'
import { ItemArt } from '../../ui/ItemArt.tsx'
import styles from './ItemChoice.module.css'
import { itemName } from './itemName.ts'
import { mostUnits } from './quote.ts'
import type { Draft } from './useDraft.ts'

export type ItemChoiceProps = {
  view: HomeView
  /** True if the counts are the connected wallet's. */
  isOwn: boolean
  /** True if the prices are the buyer's. */
  isPriced: boolean
  draft: Draft
}

export function ItemChoice({ view, isOwn, isPriced, draft }: ItemChoiceProps) {
  const { t, i18n } = useTranslation()
  const count = numberFormat(i18n.language)

  return (
    <fieldset className={styles.choice}>
      <legend>{t('items.legend')}</legend>
      {view.items.map((item) => (
        <label key={item.id} className={styles.item} data-sold-out={item.available === 0n}>
          <input
            type="radio"
            name="item"
            value={item.id}
            checked={draft.item?.id === item.id}
            onChange={() => draft.chooseItem(item.id)}
          />
          <ItemArt id={item.id} />
          <span className={styles.name}>{itemName(t, item.id)}</span>
          <span className={styles.price}>
            {t('items.each', { price: isPriced ? formatUsd(i18n.language, item.unitPriceUsd) : '…' })}
          </span>
          <span className={styles.yes}>
            {t('items.yesEach', {
              amount: formatAmount(i18n.language, item.yesPerUnit, { decimals: 18 }),
            })}
          </span>
          <span className={styles.counts}>
            <span>
              {t('items.available')}{' '}
              <b>{item.available === 0n ? t('items.soldOut') : count.format(mostUnits(item))}</b>
            </span>
            <span>
              {t('items.owned')} <b>{isOwn ? count.format(item.owned) : '–'}</b>
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
