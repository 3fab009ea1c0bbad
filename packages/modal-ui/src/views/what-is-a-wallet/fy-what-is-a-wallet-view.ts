import { css, html } from 'lit'
import '../../exports/modal.ts'
import { define } from '../../element/define.ts'
import { controls } from '../../styles/controls.ts'
import { keyIcon, lockIcon, walletIcon } from '../../styles/icons.ts'
import { View } from '../View.ts'

/** Explains what a wallet is to visitors without one. */
export class FyWhatIsAWalletView extends View<'WhatIsAWallet'> {
  static override styles = [
    controls,
    css`
      .stack {
        gap: 20px;
        padding-block: 4px 20px;
      }
      li {
        display: grid;
        grid-template-columns: 48px minmax(0, 1fr);
        column-gap: 14px;
      }
      .emblem {
        --emblem: 48px;
        grid-row: 1 / 3;
      }
      .head {
        font-weight: 600;
      }
    `,
  ]

  protected override render() {
    const { strings } = this
    const points = [
      [walletIcon(24), strings.walletHoldsTitle, strings.walletHoldsText],
      [keyIcon(), strings.walletSignsTitle, strings.walletSignsText],
      [lockIcon(), strings.walletYoursTitle, strings.walletYoursText],
    ]
    return html`
      <ul class="stack">
        ${points.map(
          ([icon, title, text]) => html`<li>
            <span class="emblem">${icon}</span>
            <p class="head">${title}</p>
            <p class="muted small">${text}</p>
          </li>`,
        )}
      </ul>
      <button
        type="button"
        class="button primary"
        @click=${() => this.modal.router.push({ view: 'GetAWallet' })}
      >
        ${strings.getWallet}
      </button>
    `
  }
}

define('fy-what-is-a-wallet-view', FyWhatIsAWalletView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-what-is-a-wallet-view': FyWhatIsAWalletView
  }
}
