import { useTranslation } from 'react-i18next'
import type { HomeView } from '../../chain/homeQuery.ts'
import { formatAmount } from '../../format/amount.ts'
import { CurrencyIcon } from '../../ui/CurrencyIcon.tsx'
import { acceptedTokens } from './acceptedTokens.ts'
import styles from './TokenChoice.module.css'
import type { Draft } from './useDraft.ts'

export type TokenChoiceProps = {
  view: HomeView
  /** True if the balances are the connected wallet's. */
  isOwn: boolean
  draft: Draft
}

export function TokenChoice({ view, isOwn, draft }: TokenChoiceProps) {
  const { t, i18n } = useTranslation()
  const accepted = acceptedTokens(view)

  return (
    <fieldset className={styles.choice}>
      <legend>{t('buy.payWith')}</legend>
      {accepted.length === 0 && <p>{t('buy.noPayment')}</p>}
      {accepted.map(({ token, symbol, balance, decimals }) => (
        <label key={token} className={styles.token}>
          <input
            type="radio"
            name="token"
            value={token}
            checked={draft.token?.token === token}
            onChange={() => draft.chooseToken(token)}
          />
          <CurrencyIcon symbol={symbol} />
          <b translate="no">{symbol}</b>
          {isOwn && (
            <span>
              {t('buy.balance', {
                amount: formatAmount(i18n.language, balance, { decimals, maximumFractionDigits: 2 }),
              })}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  )
}
