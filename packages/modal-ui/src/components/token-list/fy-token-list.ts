import type { BalanceState, DeepReadonly } from '@foyer/modal-core'
import { css, html, nothing } from 'lit'
import { define } from '../../element/define.ts'
import { FyElement } from '../../element/FyElement.ts'
import type { AccountStrings } from '../../locales/account/en.ts'
import { controls } from '../../styles/controls.ts'
import { offlineIcon, warningIcon } from '../../styles/icons.ts'
import '../skeleton/fy-skeleton.ts'
import { tokenRow, tokenRowStyles } from './tokenRow.ts'

/** The tokens of an account. Renders nothing while there are no balances. The attribute `untitled` hides the heading. */
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
      .failed .emblem {
        background: color-mix(in oklab, var(--fy-color-danger) 14%, var(--fy-color-surface));
        color: var(--fy-color-danger);
      }
      .emblem svg {
        inline-size: 18px;
      }
      .symbol {
        font-weight: 400;
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
  }

  declare strings: AccountStrings
  declare balance: DeepReadonly<BalanceState>
  /** How many tokens are expected. Default 1. */
  declare rows: number

  constructor() {
    super()
    this.rows = 1
  }

  protected override render() {
    const { strings, balance } = this
    if (balance.status === 'idle') return nothing
    return html`<section aria-label=${strings.tokensTitle} aria-busy=${balance.status === 'loading'}>
      <h3>${strings.tokensTitle}</h3>
      ${this.#renderContent()}
    </section>`
  }

  #renderContent() {
    const { strings, balance } = this
    if (balance.status === 'ready')
      return html`<ul class="stack">
        ${balance.tokens.map((token) => html`<li class="row">${tokenRow(token, strings)}</li>`)}
      </ul>`
    if (balance.status === 'failed')
      return html`<p class="row failed" role="status">
        <span class="emblem">${navigator.onLine ? warningIcon() : offlineIcon()}</span>
        <span>${strings.balanceFailed}<br /><span class="muted small symbol">${strings.balanceRetry}</span></span>
      </p>`
    return html`<div role="status">
      <fy-skeleton round amounts .rows=${this.rows}></fy-skeleton>
      <span class="visually-hidden">${strings.loading}</span>
    </div>`
  }
}

define('fy-token-list', FyTokenList)

declare global {
  interface HTMLElementTagNameMap {
    'fy-token-list': FyTokenList
  }
}
