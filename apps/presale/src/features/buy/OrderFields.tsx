import { useTranslation } from 'react-i18next'
import { formatAmount } from '../../format/amount.ts'
import { useLockText } from '../lock/useLockText.ts'
import styles from './BuyPanel.module.css'
import { ItemChoice, type ItemChoiceProps } from './ItemChoice.tsx'
import { NetworkFee } from './NetworkFee.tsx'
import { QuantityField } from './QuantityField.tsx'
import { TokenChoice } from './TokenChoice.tsx'

export type OrderFieldsProps = ItemChoiceProps & {
  /** True if the site pays the network fee. */
  isSponsored: boolean
  /** The choices cannot be changed: an order is under way. */
  disabled: boolean
}

/** The fields of an order, its cost and its result. */
export function OrderFields({ view, isOwn, isPriced, draft, isSponsored, disabled }: OrderFieldsProps) {
  const { t, i18n } = useTranslation()
  const lock = useLockText()
  const { offer } = draft

  return (
    <>
      <fieldset className={styles.fields} disabled={disabled}>
        <ItemChoice view={view} isOwn={isOwn} isPriced={isPriced} draft={draft} />
        <QuantityField draft={draft} />
        <TokenChoice view={view} isOwn={isOwn} draft={draft} />
      </fieldset>
      <dl className={styles.summary}>
        <div>
          <dt>{t('buy.estimatedYes')}</dt>
          <dd translate="no">
            {offer === undefined ? '–' : formatAmount(i18n.language, offer.yesAmount, { decimals: 18 })}
          </dd>
        </div>
        <div>
          <dt>{t('lock.label')}</dt>
          <dd>{lock === undefined ? '–' : lock.brief}</dd>
        </div>
        <div>
          <dt>{t('buy.purchasePrice')}</dt>
          <dd className={styles.cost} translate="no">
            {isPriced && offer !== undefined ? draft.costLabel(i18n.language) : '–'}
          </dd>
        </div>
        <NetworkFee
          needsAllowance={offer !== undefined && offer.token.allowance < offer.order.maxCost}
          isSponsored={isSponsored}
        />
      </dl>
    </>
  )
}
