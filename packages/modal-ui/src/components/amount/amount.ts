import type { DeepReadonly, TokenBalance } from '@foyer/modal-core'
import { css, html } from 'lit'
import { formatPercent } from '../../locales/formatPercent.ts'

/** The one big amount of a form, and the buttons that fill it in. */
export const amountStyles = css`
  .big {
    font-size: 34px;
    font-weight: 600;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
    /* Its direction is that of numbers, its side that of the form. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  .big.long {
    font-size: 24px;
  }
  .big.longer {
    font-size: 17px;
  }
  .quick {
    display: flex;
    gap: 6px;
  }
  .quick button {
    flex: 1;
    min-block-size: 44px;
    padding-inline: 4px;
    border: 1px solid var(--fy-color-border);
    border-radius: var(--fy-radius-md);
    color: var(--fy-color-link);
    font-size: var(--fy-text-sm);
    font-weight: 600;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  .quick button:hover {
    background: var(--fy-color-raised-hover);
  }
  .quick button[aria-pressed='true'] {
    border-color: currentColor;
  }
  @media (forced-colors: active) {
    .quick button {
      border-color: ButtonText;
    }
  }
`

/** Fields of a form, each in a box that has the ring of its focus. */
export const boxStyles = css`
  .field {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
  }
  label,
  .label {
    font-size: var(--fy-text-sm);
    font-weight: 600;
  }
  .box {
    display: flex;
    align-items: center;
    border: 1px solid var(--fy-color-muted);
    border-radius: var(--fy-radius-md);
    background: var(--fy-color-raised);
  }
  .box:focus-within {
    outline: 2px solid var(--fy-color-focus);
    outline-offset: 2px;
  }
  /* The ring is around the box. */
  .box :is(input, textarea):focus-visible {
    outline: none;
  }
  .box.wrong {
    border-color: var(--fy-color-danger);
  }
  input,
  textarea {
    flex: 1;
    inline-size: 0;
    min-block-size: 48px;
    padding-inline: 14px;
    border: 0;
    background: none;
    color: var(--fy-color-text);
    font: inherit;
    font-variant-numeric: tabular-nums;
  }
  input::placeholder,
  textarea::placeholder {
    color: var(--fy-color-muted);
    opacity: 1;
  }
`

/** A long amount is drawn smaller: all of it is to be seen. `room` is how many digits fit at full size. */
export function amountSize(text: string, room: number): '' | 'long' | 'longer' {
  if (text.length <= room) return ''
  return text.length <= room * 1.4 ? 'long' : 'longer'
}

/** The text of a field that was typed in. */
export const typedIn = ({ target }: Event) => (target as HTMLInputElement).value

type AmountInputParameters = {
  amount: string
  /** See `amountSize`. */
  room: number
  /** Characters. Default 80. */
  length?: number
  /** The ids of what describes it. */
  describedBy: string
  isWrong: boolean
  control: { setAmount: (amount: string) => void } | undefined
}

/** The field of the big amount. */
export const amountInput = ({
  amount,
  room,
  length = 80,
  describedBy,
  isWrong,
  control,
}: AmountInputParameters) =>
  html`<input
    id="amount"
    class="big ${amountSize(amount, room)}"
    inputmode="decimal"
    placeholder="0"
    maxlength=${length}
    dir="ltr"
    autocomplete="off"
    aria-describedby=${describedBy}
    aria-invalid=${isWrong}
    .value=${amount}
    @input=${(event: InputEvent) => control?.setAmount(typedIn(event))}
  />`

export type QuickAmount = { title: string; isCurrent?: boolean; set: () => void }

/** Buttons that fill in an amount. */
export const quickAmounts = (label: string, amounts: readonly QuickAmount[]) =>
  html`<div class="quick" role="group" aria-label=${label}>
    ${amounts.map(
      ({ title, set, isCurrent = false }) =>
        html`<button type="button" aria-pressed=${isCurrent} @click=${set}><bdi>${title}</bdi></button>`,
    )}
  </div>`

/** Digits after the point that a part of a balance keeps, where that leaves enough of it. */
const KEPT_DIGITS = 6
const ENOUGH_UNITS = 1_000n

type SharesParameters = {
  token: DeepReadonly<TokenBalance>
  /** The word for all of it. */
  max: string
  locale: string
  control: { setAmount: (amount: bigint) => void; useMax: () => Promise<void> } | undefined
}

/** A quarter and a half of what the account has of a token, and all of it. */
export const shares = ({ token, max, locale, control }: SharesParameters): QuickAmount[] => [
  ...[25, 50].map((percent) => ({
    title: formatPercent(percent, locale),
    set: () => control?.setAmount(shareOf(token, percent)),
  })),
  { title: max, set: () => void control?.useMax() },
]

/** Cut to few digits, which people can read, unless little would be left. */
function shareOf({ amount, decimals }: DeepReadonly<TokenBalance>, percent: number): bigint {
  const share = (amount * BigInt(percent)) / 100n
  const unit = 10n ** BigInt(Math.max(0, decimals - KEPT_DIGITS))
  return share >= unit * ENOUGH_UNITS ? share - (share % unit) : share
}
