import { type DeepReadonly, type SwapState, WARN_IMPACT } from '@foyer/modal-core'
import { css, html, nothing, type TemplateResult } from 'lit'
import type { SwapStrings } from '../../locales/en/swap.ts'
import { formatAmount } from '../../locales/formatAmount.ts'
import { formatPercent } from '../../locales/formatPercent.ts'
import { numberOf } from '../../locales/typedAmount.ts'

export const swapDetailsStyles = css`
  dl {
    display: grid;
    gap: 10px;
    margin: 0;
    padding: 14px;
    border-radius: var(--fy-row-radius);
    background: var(--fy-row-background);
    font-size: var(--fy-text-sm);
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2px 12px;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  .warning {
    color: var(--fy-color-warning);
  }
  @media (forced-colors: active) {
    dl {
      border: 1px solid;
    }
  }
`

/** The rate of one sold token, cut to six digits after the point. */
function rateOf({ sourceToken, toToken, quote, sourceTokenAmount }: DeepReadonly<SwapState>, locale: string) {
  if (sourceToken === undefined || toToken === undefined || quote === undefined) return ''
  const sold = numberOf(sourceTokenAmount, locale)
  const rate = Number(quote.toAmount) / 10 ** toToken.decimals / sold
  const shown = new Intl.NumberFormat(locale, { maximumSignificantDigits: 6 }).format(rate)
  return `1 ${sourceToken.symbol} = ${shown} ${toToken.symbol}`
}

/** The details of a quote: the rate, the least that is received, and the impact on the price. `more` are other rows. */
export function swapDetails(
  swap: DeepReadonly<SwapState>,
  strings: SwapStrings,
  more: readonly (readonly [name: string, value: string])[] = [],
): TemplateResult | typeof nothing {
  const { quote, toToken } = swap
  if (quote === undefined || toToken === undefined) return nothing
  const { minimum, priceImpact } = quote
  const isWarned = priceImpact === undefined || priceImpact > WARN_IMPACT
  const least = `${formatAmount(minimum, toToken.decimals, strings.$code)} ${toToken.symbol}`
  const impact = priceImpact === undefined ? strings.swapUnknown : formatPercent(priceImpact, strings.$code)
  const row = (name: string, value: string, className = '') =>
    html`<div><dt class="muted">${name}</dt><dd class=${className}><bdi>${value}</bdi></dd></div>`
  return html`<dl>
    ${row(strings.swapRate, rateOf(swap, strings.$code))} ${row(strings.swapMinimum, least)}
    ${row(strings.swapImpact, impact, isWarned ? 'warning' : '')}
    ${more.map(([name, value]) => row(name, value))}
  </dl>`
}

/** Names each token that keeps a part of what is transferred: without it the amounts look like a bad price. */
export function transferFees({ quote, sourceToken, toToken }: DeepReadonly<SwapState>, strings: SwapStrings) {
  const fees = [
    { token: sourceToken, percent: quote?.transferFees?.from },
    { token: toToken, percent: quote?.transferFees?.to },
  ]
  return fees.map(({ token, percent }) =>
    token && percent
      ? html`<p class="warning" role="status">
          ${strings.swapTransferFee(token.symbol, formatPercent(percent, strings.$code))}
        </p>`
      : nothing,
  )
}
