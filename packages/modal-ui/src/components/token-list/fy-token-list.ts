import type { BalanceState, DeepReadonly } from '@foyer/modal-core'
import { css, html, nothing, type PropertyValues } from 'lit'
import { define } from '../../element/define.ts'
import { FyElement } from '../../element/FyElement.ts'
import type { AccountStrings } from '../../locales/en/account.ts'
import { controls } from '../../styles/controls.ts'
import { offlineIcon, retryIcon, warningIcon } from '../../styles/icons.ts'
import { waiting } from '../skeleton/waiting.ts'
import { tip } from '../tooltip/tip.ts'
import { tokenRow, tokenRowStyles } from './tokenRow.ts'

/** As many tokens as leave room for the rest of the account. */
const FIRST = 3

/**
 * The tokens of an account, the first ones until all are asked for. Renders nothing while there are no balances. The
 * attribute `untitled` hides the heading.
 */
export class FyTokenList extends FyElement {
  static override styles = [
    controls,
    tokenRowStyles,
    css`
      section {
        padding-block-end: 8px;
      }
      h3 {
        margin: 0;
        padding: 0 4px 8px;
        color: var(--fy-color-muted);
        font: inherit;
        font-size: var(--fy-text-sm);
      }
      :host([untitled]) h3 {
        display: none;
      }
      .emblem {
        --emblem: 32px;
        border-radius: 50%;
      }
      .emblem svg {
        inline-size: 18px;
      }
      .failed p {
        flex: 1;
        font-size: var(--fy-text-sm);
      }
      .again {
        display: grid;
        place-items: center;
        flex: none;
        inline-size: 44px;
        block-size: 44px;
        margin-block: -4px;
        margin-inline-end: -8px;
        border-radius: var(--fy-radius-md);
        transition: background var(--fy-duration-sm);
      }
      .again:hover {
        background: var(--fy-color-raised-active);
      }
      .again[aria-busy='true'] svg {
        animation: turn 1s linear infinite reverse;
      }
      @keyframes turn {
        to {
          rotate: 1turn;
        }
      }
      .symbol {
        font-weight: 400;
      }
      .all {
        justify-content: center;
        margin-block-start: 4px;
      }
      fy-skeleton {
        --picture: 32px;
      }
    `,
  ]
  static override properties = {
    strings: { attribute: false },
    balance: { attribute: false },
    rows: { type: Number },
    retry: { attribute: false },
    isReading: { state: true },
    isWhole: { state: true },
  }

  declare strings: AccountStrings
  declare balance: DeepReadonly<BalanceState>
  /** Number of expected tokens. Default 1. */
  declare rows: number
  /** Reads the balances again. */
  declare retry: () => Promise<void>
  declare private isReading: boolean
  /** True if all tokens were asked for. */
  declare private isWhole: boolean

  constructor() {
    super()
    this.rows = 1
    this.isReading = false
    this.isWhole = false
  }

  /** The button has gone: its place in the order is that of the first token that it has shown. */
  protected override updated(changed: PropertyValues) {
    if (changed.get('isWhole') === false) this.renderRoot.querySelectorAll('li')[FIRST]?.focus()
  }

  #showAll = () => {
    this.isWhole = true
  }

  #retry = async () => {
    if (this.isReading) return
    this.isReading = true
    await this.retry()
    this.isReading = false
  }

  protected override render() {
    const { strings, balance } = this
    if (balance.status === 'idle') return nothing
    return html`<section aria-label=${strings.tokensTitle} aria-busy=${balance.status === 'loading'}>
      <h3>${strings.tokensTitle}</h3>
      ${this.#renderContent()}
    </section>`
  }

  /** While the tokens come it keeps its place. */
  #renderAll(disabled: boolean) {
    return html`<button type="button" class="row quiet all" ?disabled=${disabled} @click=${this.#showAll}>
      ${this.strings.tokensAll}
    </button>`
  }

  #renderContent() {
    const { strings, balance } = this
    if (balance.status === 'ready')
      return html`<ul class="stack">
          ${balance.tokens
            .slice(0, this.isWhole ? undefined : FIRST)
            .map(
              (token) =>
                html`<li class="row" tabindex=${this.isWhole ? -1 : nothing}>${tokenRow(token, strings)}</li>`,
            )}
        </ul>
        ${!this.isWhole && balance.tokens.length > FIRST ? this.#renderAll(false) : nothing}`
    if (balance.status === 'failed')
      return html`<div class="row failed">
        <span class="emblem">${navigator.onLine ? warningIcon() : offlineIcon()}</span>
        <p role="status">
          ${strings.balanceFailed}<br /><span class="muted small symbol">${strings.balanceRetry}</span>
        </p>
        ${tip(
          strings.tryAgain,
          html`<button
            type="button"
            class="again"
            aria-label=${strings.tryAgain}
            aria-busy=${this.isReading}
            @click=${this.#retry}
          >
            ${retryIcon()}
          </button>`,
        )}
      </div>`
    const rows = this.isWhole ? this.rows : Math.min(this.rows, FIRST)
    return html`${waiting({ strings, rows, amounts: true })}
      ${this.rows > rows ? this.#renderAll(true) : nothing}`
  }
}

define('fy-token-list', FyTokenList)

declare global {
  interface HTMLElementTagNameMap {
    'fy-token-list': FyTokenList
  }
}
