import { writeAmount } from '@foyer/modal/send'
import { isUnderWay } from '@foyer/site-kit/transaction'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import type { TokenView } from '../../chain/homeQuery.ts'
import { toUsd } from '../../chain/toUsd.ts'
import { formatTokenAmount } from '../../format/amount.ts'
import { CurrencyIcon } from '../../ui/CurrencyIcon.tsx'
import { TransactionNote } from '../transaction/TransactionNote.tsx'
import { FeeBreakdown } from './FeeBreakdown.tsx'
import { type AmountInput, readAmount } from './readAmount.ts'
import type { Withdrawal } from './useWithdrawal.ts'
import styles from './Withdraw.module.css'

export type WithdrawFormProps = {
  tokens: readonly TokenView[]
  withdrawal: Withdrawal
  onCancel: () => void
}

export function WithdrawForm({ tokens, withdrawal, onCancel }: WithdrawFormProps) {
  const { t, i18n } = useTranslation()
  const [chosen, choose] = useState<Address>()
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const ids = { amount: useId(), hint: useId(), problem: useId() }
  const worth = (one: TokenView) => toUsd(one, one.rewardAvailable)
  const richest = tokens.reduce((a, b) => (worth(b) > worth(a) ? b : a))
  const token = tokens.find((one) => one.token === chosen) ?? richest
  const { decimals, symbol, rewardAvailable, minWithdrawal } = token
  const input = readAmount(text, {
    decimals,
    locale: i18n.language,
    least: minWithdrawal,
    most: rewardAvailable,
  })
  const busy = isUnderWay(withdrawal.state)
  const label = (amount: bigint, rounding: 'ceil' | 'floor') =>
    formatTokenAmount(i18n.language, amount, token, rounding)

  function edit(next: string) {
    setText(next)
    withdrawal.reset()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (input.status === 'valid') void withdrawal.request(token.token, input.amount)
  }

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <fieldset className={styles.fields} disabled={busy}>
        {tokens.length > 1 && (
          <fieldset className={styles.tokens}>
            <legend>{t('rewards.token')}</legend>
            {tokens.map((one) => (
              <label key={one.token}>
                <input
                  type="radio"
                  name="withdraw-token"
                  checked={one.token === token.token}
                  onChange={() => choose(one.token)}
                />
                <CurrencyIcon symbol={one.symbol} />
                <span translate="no">{one.symbol}</span>
              </label>
            ))}
          </fieldset>
        )}
        <label htmlFor={ids.amount}>{t('withdraw.amount')}</label>
        <div className={styles.amount}>
          <input
            id={ids.amount}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={({ target }) => edit(target.value)}
            aria-invalid={problem(input) !== null}
            aria-describedby={`${ids.hint} ${ids.problem}`}
          />
          <button
            type="button"
            className="button quiet"
            onClick={() => edit(writeAmount(rewardAvailable, decimals, i18n.language))}
          >
            {t('withdraw.all')}
          </button>
        </div>
        <p id={ids.hint} className={styles.hint}>
          {t('withdraw.limits', {
            least: label(minWithdrawal, 'ceil'),
            most: label(rewardAvailable, 'floor'),
          })}
        </p>
        <p id={ids.problem} role="alert" className={styles.problem}>
          {problem(input)}
        </p>
      </fieldset>
      <FeeBreakdown amount={input.status === 'valid' ? input.amount : undefined} token={token} />
      <p className={styles.hint}>{t('withdraw.explain', { symbol })}</p>
      <TransactionNote transaction={withdrawal} />
      <div className="actions">
        <button type="button" className="button quiet" onClick={onCancel}>
          {t('app.cancel')}
        </button>
        <button type="submit" className="button primary" disabled={busy} aria-busy={busy}>
          {t('withdraw.confirm')}
        </button>
      </div>
    </form>
  )

  /** Returns no message while the user types, unless more digits cannot correct the amount. */
  function problem(typed: AmountInput) {
    const { status } = typed
    if (status === 'ambiguous') {
      const [first, second] = typed.readings.map((amount) => writeAmount(amount, decimals, i18n.language))
      return t('withdraw.ambiguous', { first, second })
    }
    if (status === 'tooMuch') return t('failure.InsufficientBalance')
    if (status === 'invalid' || (status === 'empty' && isChecked)) return t('withdraw.invalid')
    if (status === 'tooSmall' && isChecked)
      return t('withdraw.tooSmall', { least: label(minWithdrawal, 'ceil') })
    return null
  }
}
