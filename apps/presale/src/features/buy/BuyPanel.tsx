import { isUnderWay } from '@foyer/site-kit/transaction'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAmount } from '../../format/amount.ts'
import { useLockText } from '../lock/useLockText.ts'
import styles from './BuyPanel.module.css'
import { BuyStatus } from './BuyStatus.tsx'
import { ItemChoice } from './ItemChoice.tsx'
import { NetworkFee } from './NetworkFee.tsx'
import { PurchaseBlockers } from './PurchaseBlockers.tsx'
import { QuantityField } from './QuantityField.tsx'
import { TokenChoice } from './TokenChoice.tsx'
import { type UseBuyParameters, useBuy } from './useBuy.ts'
import { useDraft } from './useDraft.ts'

export type BuyPanelProps = UseBuyParameters & {
  /** Whether `view` is the account's own, or there is no account: what is known now decides what can be bought. */
  isReady: boolean
}

/** Choose an item, a quantity and a payment token; see what it costs and brings; buy. */
export function BuyPanel({ isReady, ...parameters }: BuyPanelProps) {
  const { view, account } = parameters
  const { t, i18n } = useTranslation()
  const { state, isUnseen, buy, reset, giveUp } = useBuy(parameters)
  const isOver = state.status === 'failed'
  // The result of an order does not apply to the next one.
  const draft = useDraft(view, () => isOver && reset())
  const [placedCost, setPlacedCost] = useState('')
  const titleId = useId()
  const lock = useLockText()
  const busy = isUnderWay(state)
  const { offer } = draft
  const costLabel = draft.costLabel(i18n.language)

  return (
    <form
      className={`${styles.form} panel`}
      aria-labelledby={titleId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (offer === undefined) return
        // The price shown above moves on with the chain; an order keeps the one it was placed at.
        setPlacedCost(costLabel)
        void buy(offer.order, offer.token.balance)
      }}
    >
      <h3 id={titleId} className="visually-hidden">
        {t('items.legend')}
      </h3>
      <fieldset className={styles.fields} disabled={busy}>
        <ItemChoice view={view} isOwn={account !== undefined && isReady} draft={draft} />
        <QuantityField draft={draft} />
        <TokenChoice view={view} isOwn={account !== undefined && isReady} draft={draft} />
      </fieldset>
      <dl className={styles.summary}>
        <div>
          <dt>{t('buy.estimatedYes')}</dt>
          <dd>
            {offer === undefined ? '–' : formatAmount(i18n.language, offer.yesAmount, { decimals: 18 })}
          </dd>
        </div>
        <div>
          <dt>{t('lock.label')}</dt>
          <dd>{lock === undefined ? '–' : lock.brief}</dd>
        </div>
        <div>
          <dt>{t('buy.purchasePrice')}</dt>
          <dd className={styles.cost}>{offer === undefined ? '–' : costLabel}</dd>
        </div>
        <NetworkFee needsAllowance={offer !== undefined && offer.token.allowance < offer.order.maxCost} />
      </dl>
      {offer !== undefined && state.status === 'idle' && <p className={styles.note}>{t('buy.most')}</p>}
      {(state.status === 'idle' || isOver) && isReady && (
        <PurchaseBlockers view={view} account={account} draft={draft} />
      )}
      <BuyStatus state={state} view={view} placedCost={placedCost} isUnseen={isUnseen} onGiveUp={giveUp} />
      {state.status === 'confirmed' ? (
        <button key="again" type="button" className="button primary wide" onClick={reset}>
          {t('buy.again')}
        </button>
      ) : (
        // Keys: one reused element would turn into the submit button during the click that brings it back, and buy.
        <button
          key="buy"
          type="submit"
          className="button primary wide"
          aria-busy={busy}
          disabled={busy || !isReady || (account !== undefined && offer === undefined)}
        >
          {busy ? t('buy.purchasing') : t('buy.buyNow')}
        </button>
      )}
    </form>
  )
}
