import type { DeepReadonly, OnRampCurrency } from '@foyer/modal-core'
import { html } from 'lit'
import './fy-wallet-icon.ts'

/** Signs that fit into a disc. */
const MOST_LETTERS = 2

/** The picture of a currency from the server, else its sign in a disc: a set of flags is larger than all that this view draws. */
export const currencyIcon = ({ code, imageUrl }: DeepReadonly<OnRampCurrency>, locale: string) =>
  html`<fy-wallet-icon round .src=${imageUrl} .name=${code}>${signOf(code, locale)}</fy-wallet-icon>`

/** The sign of a currency, such as ¥, else the first letter of its code. */
function signOf(code: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  })
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code
  return sign.length > MOST_LETTERS ? code.slice(0, 1) : sign
}
