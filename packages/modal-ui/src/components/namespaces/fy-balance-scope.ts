import { connectedNamespaces, type DeepReadonly, type ModalState, walletNetwork } from '@foyer/modal-core'
import { css, html, nothing } from 'lit'
import '../../exports/modal.ts'
import { define } from '../../element/define.ts'
import { controls } from '../../styles/controls.ts'
import { FyNamespaceText } from './FyNamespaceText.ts'

/** Says under the balance which of the connected accounts it is of, where there are several. */
export class FyBalanceScope extends FyNamespaceText {
  static override styles = [
    controls,
    css`
      p {
        margin: 0;
        padding: 0 8px 16px;
        text-align: center;
        text-wrap: balance;
      }
    `,
  ]
  static override properties = { ...FyNamespaceText.properties, state: { attribute: false } }

  declare state: DeepReadonly<ModalState>

  protected override render() {
    const { texts, strings, state } = this
    const network = walletNetwork(state)
    const others = connectedNamespaces(state).filter((one) => one !== network?.chainNamespace)
    if (network === undefined || others.length === 0 || texts === undefined) return nothing
    const names = new Intl.ListFormat(strings.$code).format(others.map((one) => this.#nameOf(one)))
    return html`<p class="muted small">${texts.balanceHere(network.name, names)}</p>`
  }

  #nameOf(namespace: ReturnType<typeof connectedNamespaces>[number]): string {
    const { accounts, networks } = this.state
    const account = accounts[namespace]
    const chainId = account.status === 'connected' ? account.chainId : undefined
    const own = networks.list.filter(({ chainNamespace }) => chainNamespace === namespace)
    return (own.find(({ id }) => id === chainId) ?? own[0])?.name ?? namespace
  }
}

define('fy-balance-scope', FyBalanceScope)

declare global {
  interface HTMLElementTagNameMap {
    'fy-balance-scope': FyBalanceScope
  }
}
