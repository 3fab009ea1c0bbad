import type { DeepReadonly, TokenBalance } from '@foyer/modal-core'
import { css, html } from 'lit'
import type { Strings } from '../../locales/en.ts'
import { formatAmount } from '../../locales/formatAmount.ts'
import { formatUsd } from '../../locales/formatUsd.ts'
import '../wallet-icon/fy-wallet-icon.ts'

export const tokenRowStyles = css`
  .row fy-wallet-icon {
    --size: 32px;
  }
  /* A name goes on in a second line beside a long amount. */
  .row .grow {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  .amount {
    display: grid;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .amount .muted {
    font-weight: 400;
  }
`

/** The content of a token's row: its picture, name, amount and value. */
export function tokenRow(
  { name, symbol, decimals, amount, value, note, imageUrl }: DeepReadonly<TokenBalance>,
  { $code }: Strings,
) {
  const worth = value === undefined ? undefined : formatUsd(value, $code)
  const small = [worth, note].filter(Boolean).join(' · ')
  return html`
    <fy-wallet-icon round .src=${imageUrl} .name=${symbol}></fy-wallet-icon>
    <span class="grow">${name}</span>
    <span class="amount">
      <span>${formatAmount(amount, decimals, $code)} <span class="muted">${symbol}</span></span>
      ${small && html`<span class="muted small">${small}</span>`}
    </span>
  `
}
