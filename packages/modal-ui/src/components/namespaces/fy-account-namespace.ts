import { activeAccount, canSend, type DeepReadonly, type ModalState, walletNetwork } from '@foyer/modal-core'
import { css, html, nothing } from 'lit'
import '../../exports/modal.ts'
import { define } from '../../element/define.ts'
import { walletName } from '../../locales/walletName.ts'
import { controls } from '../../styles/controls.ts'
import { explorerOf } from '../account-assets/explorerOf.ts'
import { FyNamespaceText } from './FyNamespaceText.ts'

/** Says what the account cannot do here while it is of another namespace than EVM, and where it can. */
export class FyAccountNamespace extends FyNamespaceText {
  static override styles = [
    controls,
    css`
      .stack {
        gap: 4px;
        padding: 12px 8px 4px;
      }
    `,
  ]
  static override properties = { ...FyNamespaceText.properties, state: { attribute: false } }

  declare state: DeepReadonly<ModalState>

  protected override render() {
    const { modal, state, texts } = this
    const account = activeAccount(state)
    const network = walletNetwork(state)
    if (account.status !== 'connected' || network === undefined || texts === undefined) return nothing
    if (network.chainNamespace === 'eip155') return nothing
    const wallet = walletName(state, account.connectorId, this.strings)
    const readsBalances = modal.adapterOf(network.chainNamespace)?.getBalances !== undefined
    const rows = [
      ...(canSend(modal) ? [] : [texts.sendInWallet(wallet, network.name)]),
      ...(readsBalances ? [texts.otherTokens(wallet)] : []),
    ]
    const { status } = state.activity.current
    const isServed = status !== 'off' && status !== 'unsupported'
    const url = isServed ? undefined : explorerOf(network, 'address', account.address)
    return html`<div class="stack muted small">
      ${rows.map((row) => html`<p>${row}</p>`)}
      ${
        url &&
        html`<p>
          <a href=${url} target="_blank" rel="noopener noreferrer">${texts.viewActivity(new URL(url).host)}</a>
        </p>`
      }
    </div>`
  }
}

define('fy-account-namespace', FyAccountNamespace)

declare global {
  interface HTMLElementTagNameMap {
    'fy-account-namespace': FyAccountNamespace
  }
}
