import { useTranslation } from 'react-i18next'
import type { TokenView } from '../../chain/homeQuery.ts'
import { formatTokenAmount } from '../../format/amount.ts'
import { numberFormat } from '../../format/formats.ts'
import styles from './Withdraw.module.css'
import { withdrawalQuote } from './withdrawalQuote.ts'

export type FeeBreakdownProps = {
  /** In the token's smallest unit; `undefined` while none is entered. */
  amount: bigint | undefined
  token: Pick<TokenView, 'decimals' | 'symbol'>
}

/** The fees and the net amount of a withdrawal. Fees are rounded up, the net amount is rounded down. */
export function FeeBreakdown({ amount, token }: FeeBreakdownProps) {
  const { t, i18n } = useTranslation()
  const quote = amount === undefined ? undefined : withdrawalQuote(amount, token.decimals)
  const label = (value: bigint | undefined, rounding: 'ceil' | 'floor') =>
    value === undefined ? '–' : formatTokenAmount(i18n.language, value, token, rounding)

  const costs = quote === undefined ? 0n : quote.fee + quote.gasFee
  // More than a tenth of a small amount goes into the fees: one whole token weighs more than the 5 %.
  const isCostly = amount !== undefined && costs * 10n > amount

  return (
    <>
      <dl className={styles.breakdown}>
        <div>
          <dt>{t('withdraw.fee')}</dt>
          <dd translate="no">{label(quote?.fee, 'ceil')}</dd>
        </div>
        <div>
          <dt>{t('withdraw.gasFee')}</dt>
          <dd translate="no">{label(10n ** BigInt(token.decimals), 'ceil')}</dd>
        </div>
        <div className={styles.net}>
          <dt>{t('withdraw.net')}</dt>
          <dd>
            <output translate="no">{label(quote?.net, 'floor')}</output>
          </dd>
        </div>
      </dl>
      <p role="status" className={styles.warning}>
        {isCostly &&
          t('withdraw.costly', {
            share: numberFormat(i18n.language, { style: 'percent' }).format(
              Number((costs * 100n + amount - 1n) / amount) / 100,
            ),
          })}
      </p>
    </>
  )
}
