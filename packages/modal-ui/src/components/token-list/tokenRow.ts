import type { DeepReadonly, TokenBalance } from '@foyer/modal-core'
import { css, html } from 'lit'
import type { Strings } from '../../locales/en/base.ts'
import { formatAmount, formatUsd } from '../../locales/formatAmount.ts'
import '../wallet-icon/fy-wallet-icon.ts'
import { pictureOfToken } from '../wallet-icon/pictureOf.ts'

export const tokenRowStyles = css`
  .row fy-wallet-icon {
    --size: 32px;
  }
  /* Anybody can send a token with a balance of 77 digits, which then goes on in further lines. */
  .amount {
    display: grid;
    justify-items: end;
    max-inline-size: 60%;
    overflow-wrap: anywhere;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .amount .muted {
    font-weight: 400;
  }
`

/** The content of a token's row: its picture, name, amount and value. */
export function tokenRow(token: DeepReadonly<TokenBalance>, { $code }: Strings) {
  const { name, symbol, decimals, amount, value, note } = token
  const worth = value === undefined ? undefined : formatUsd(value, $code)
  const small = [worth, note].filter(Boolean).join(' · ')
  return html`
    <fy-wallet-icon round .src=${pictureOfToken(token)} .name=${symbol}></fy-wallet-icon>
    <span class="grow">${name}</span>
    <span class="amount">
      <bdi>${formatAmount(amount, decimals, $code)} <span class="muted">${symbol}</span></bdi>
      ${small && html`<bdi class="muted small">${small}</bdi>`}
    </span>
  `
}
