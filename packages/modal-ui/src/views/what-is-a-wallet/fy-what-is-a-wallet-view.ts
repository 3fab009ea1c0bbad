import { html } from 'lit'
import '../../exports/modal.ts'
import { walletPoints, walletPointsStyles } from '../../components/wallet-points/walletPoints.ts'
import { define } from '../../element/define.ts'
import { controls } from '../../styles/controls.ts'
import { View } from '../View.ts'

/** Explains what a wallet is to visitors without one. */
export class FyWhatIsAWalletView extends View<'WhatIsAWallet'> {
  static override styles = [controls, walletPointsStyles]

  protected override render() {
    const { strings } = this
    return html`
      ${walletPoints(strings)}
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
