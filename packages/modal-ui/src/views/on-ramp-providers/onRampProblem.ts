import type { DeepReadonly, OnRampErrorCode, OnRampState } from '@foyer/modal-core'
import type { OnRampStrings } from '../../locales/en/onRamp.ts'
import { formatMoney } from '../../locales/formatMoney.ts'
import { bothReadings, numberOf } from '../../locales/typedAmount.ts'

type Form = DeepReadonly<OnRampState>

/** The least and the most that can be paid, formatted. */
export function onRampLimits({ currency }: Form, locale: string): [least: string, most: string] {
  if (currency === undefined) return ['', '']
  const { code, min, max } = currency
  return [formatMoney(min, code, locale), formatMoney(max, code, locale)]
}

/** A mistake in the amount, and not in the rest that was asked for with it. */
export const isAboutAmount = ({ error }: Form) =>
  ['amount', 'ambiguous', 'decimals', 'limits'].includes(error?.code ?? '')

/** The problem of the form, for the user. */
export function onRampProblem(form: Form, strings: OnRampStrings): string | undefined {
  const { currency, error, amount } = form
  if (error === undefined) return undefined
  const [least, most] = onRampLimits(form, strings.$code)
  const texts: Record<OnRampErrorCode, string> = {
    amount: strings.onRampErrorAmount,
    ambiguous: strings.onRampErrorAmbiguous(...bothReadings(amount, currency?.decimals ?? 0, strings.$code)),
    decimals: strings.onRampErrorDecimals(currency?.code ?? '', String(currency?.decimals)),
    limits:
      numberOf(amount, strings.$code) < Number(currency?.min)
        ? strings.onRampErrorLeast(least)
        : strings.onRampErrorMost(most),
    link: strings.onRampErrorLink,
    expired: strings.onRampErrorExpired,
  }
  return texts[error.code]
}
