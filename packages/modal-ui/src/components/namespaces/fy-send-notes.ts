import { activeAccount, type DeepReadonly, type ModalState, walletNetwork } from '@foyer/modal-core'
import { css, html, nothing } from 'lit'
import '../../exports/modal.ts'
import { define } from '../../element/define.ts'
import { problemText, writeUnits } from '../../locales/problemText.ts'
import { walletName } from '../../locales/walletName.ts'
import { controls } from '../../styles/controls.ts'
import { FyNamespaceText } from './FyNamespaceText.ts'

/** Says what a transfer outside EVM costs beside the fee, and what is unusual about it. */
export class FySendNotes extends FyNamespaceText {
  static override styles = [
    controls,
    css`
      :host {
        display: block;
      }
      p {
        margin: 0;
      }
      p:last-child {
        margin-block-end: 16px;
      }
      .warning {
        color: var(--fy-color-warning);
      }
    `,
  ]
  static override properties = { ...FyNamespaceText.properties, state: { attribute: false } }

  declare state: DeepReadonly<ModalState>

  protected override render() {
    const { state, texts } = this
    const { send } = state
    const account = activeAccount(state)
    const network = walletNetwork(state)
    if (texts === undefined || send === undefined || network === undefined) return nothing
    if (network.chainNamespace === 'eip155' || account.status !== 'connected') return nothing
    const { deposit, warning, fee, token, status } = send
    const { decimals, symbol } = network.nativeCurrency
    const isWalletsFee = fee === undefined && (status === 'ready' || status === 'signing')
    const rows = [
      ...(deposit === undefined
        ? []
        : [texts.depositCosts(writeUnits({ units: deposit, decimals, symbol }, texts.$code))]),
      ...(isWalletsFee && token !== undefined
        ? [texts.feeInWallet(walletName(state, account.connectorId, this.strings))]
        : []),
    ]
    return html`<div class="stack small" role="status">
      ${rows.map((row) => html`<p class="muted">${row}</p>`)}
      ${warning === undefined ? nothing : html`<p class="warning">${problemText(texts, warning)}</p>`}
    </div>`
  }
}

define('fy-send-notes', FySendNotes)

declare global {
  interface HTMLElementTagNameMap {
    'fy-send-notes': FySendNotes
  }
}
