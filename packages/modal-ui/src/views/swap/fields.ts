import { type DeepReadonly, MOST_IMPACT, type Modal, type SwapState, WARN_IMPACT } from '@foyer/modal-core'
import { html, nothing } from 'lit'
import { amountInput, amountSize, quickAmounts, shares, typedIn } from '../../components/amount/amount.ts'
import '../../components/wallet-icon/fy-wallet-icon.ts'
import { pictureOfToken } from '../../components/wallet-icon/pictureOf.ts'
import type { SwapStrings } from '../../locales/en/swap.ts'
import { formatAmount, worthOfUnits } from '../../locales/formatAmount.ts'
import { formatPercent } from '../../locales/formatPercent.ts'
import { numberOf, worthOf } from '../../locales/typedAmount.ts'
import { chevronIcon, settingsIcon } from '../../styles/icons.ts'

type FieldParameters = { swap: DeepReadonly<SwapState>; strings: SwapStrings; modal: Modal }
type Side = 'source' | 'to'

/** Digits of a big amount that fit beside a token. */
const ROOM = 8

/** Leads to the tokens of one side. */
function tokenButton({ swap, strings, modal }: FieldParameters, side: Side) {
  const token = side === 'source' ? swap.sourceToken : swap.toToken
  return html`<button
    type="button"
    class="token"
    @click=${() => modal.router.push({ view: 'SwapSelectToken', side })}
  >
    <span class="visually-hidden">${side === 'source' ? strings.swapPay : strings.swapReceive}:</span>
    ${
      token === undefined
        ? html`<span class="choose">${strings.walletSendSelectTokenTitle}</span>`
        : html`<fy-wallet-icon round .src=${pictureOfToken(token)} .name=${token.symbol}></fy-wallet-icon>
            <span class="grow">${token.symbol}</span>`
    }
    <span class="muted">${chevronIcon()}</span>
  </button>`
}

/** The field of the token to sell: its amount, value and balance. */
export function sourceField(parameters: FieldParameters) {
  const { swap, strings, modal } = parameters
  const { sourceToken: token, sourceTokenAmount, error } = swap
  const { swap: control } = modal.controls
  const worth = worthOf(sourceTokenAmount, token?.price, strings.$code)
  const isWrong = ['amount', 'ambiguous', 'decimals', 'balance', 'fee', 'required'].includes(
    error?.code ?? '',
  )
  return html`<div class="side ${isWrong ? 'wrong' : ''}">
    <label class="muted small" for="amount">${strings.swapPay}</label>
    ${amountInput({ amount: sourceTokenAmount, room: ROOM, describedBy: 'balance problem', isWrong, control })}
    ${tokenButton(parameters, 'source')}
    <div class="foot muted small">
      <bdi>${worth === undefined ? nothing : `≈ ${worth}`}</bdi>
      ${
        token === undefined
          ? nothing
          : html`<span id="balance">${strings.swapBalance(formatAmount(token.amount, token.decimals, strings.$code))}</span>`
      }
    </div>
    ${
      token === undefined
        ? nothing
        : quickAmounts(
            strings.swapPay,
            shares({ token, max: strings.swapMax, locale: strings.$code, control }),
          )
    }
  </div>`
}

/** The field of the token to buy, as the quote says. */
export function toField(parameters: FieldParameters) {
  const { swap, strings } = parameters
  const { toToken: token, quote, quoting } = swap
  const amount = quote && token ? formatAmount(quote.toAmount, token.decimals, strings.$code) : undefined
  const price = token?.price ?? quote?.toPrice
  const worth = quote && token && worthOfUnits(quote.toAmount, { ...token, price }, strings.$code)
  return html`<div class="side">
    <label class="muted small" for="received">${strings.swapReceive}</label>
    <output id="received" class="big ${amountSize(amount ?? '', ROOM)}" for="amount" dir="ltr">${amount ?? html`<span class="muted">0</span>`}</output>
    ${tokenButton(parameters, 'to')}
    <div class="foot muted small">
      <span role="status">${quoting && quote === undefined ? strings.swapQuoting : worth ? html`<bdi>≈ ${worth}</bdi>` : nothing}</span>
      ${
        token === undefined
          ? nothing
          : html`<span>${strings.swapBalance(formatAmount(token.amount, token.decimals, strings.$code))}</span>`
      }
    </div>
    ${token?.isListed === false ? html`<p class="foot small warning">${strings.swapUnlisted}</p>` : nothing}
  </div>`
}

type SlippageParameters = FieldParameters & { isOpen: boolean; toggle: () => void }

/** By how much less than the quote may be received: a line that says it, and the field behind it. */
export function slippageField({ swap, strings, modal, isOpen, toggle }: SlippageParameters) {
  const isWrong = swap.error?.code === 'slippage'
  const isShown = isOpen || isWrong
  return html`<button
      type="button"
      class="row quiet settings"
      aria-expanded=${isShown}
      aria-controls="settings"
      @click=${toggle}
    >
      <span class="grow muted">${strings.swapSlippageIs(slippageText(swap.slippage, strings.$code))}</span>
      <span class="muted">${settingsIcon()}</span>
    </button>
    <div id="settings" class="slippage" ?hidden=${!isShown}>
      <label for="slippage">${strings.swapSlippage}</label>
      <input
        id="slippage"
        inputmode="decimal"
        maxlength="6"
        dir="ltr"
        aria-describedby="slippage-text problem"
        aria-invalid=${isWrong}
        .value=${swap.slippage}
        @input=${(event: InputEvent) => modal.controls.swap?.setSlippage(typedIn(event))}
      />
      <p id="slippage-text" class="muted">${strings.swapSlippageText}</p>
    </div>`
}

/** A text that is no number stays as it was typed. */
function slippageText(typed: string, locale: string): string {
  const percent = numberOf(typed, locale)
  return Number.isNaN(percent) ? `${typed}%` : formatPercent(percent, locale)
}

/** Warns of a large impact on the price, and asks to agree to a very large one. */
export function impactField({ swap, strings, modal }: FieldParameters) {
  const impact = swap.quote?.priceImpact ?? 0
  if (impact <= WARN_IMPACT) return nothing
  const text = strings.swapImpactHigh(formatPercent(impact, strings.$code))
  return html`<p class="warning" role="status">${text}</p>
    ${
      impact > MOST_IMPACT
        ? html`<label class="accept">
          <input
            type="checkbox"
            .checked=${swap.isImpactAccepted}
            @change=${({ target }: Event) =>
              modal.controls.swap?.acceptImpact((target as HTMLInputElement).checked)}
          />
          ${strings.swapImpactAccept}
        </label>`
        : nothing
    }`
}
