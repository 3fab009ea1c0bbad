import {
  activeAccount,
  activeNetwork,
  type DeepReadonly,
  type Network,
  selectNetwork,
  walletNetwork,
} from '@foyer/modal-core'
import { css, html, nothing } from 'lit'
import '../../exports/modal.ts'
import '../../components/wallet-icon/fy-wallet-icon.ts'
import { pictureOfNetwork } from '../../components/wallet-icon/pictureOf.ts'
import { define } from '../../element/define.ts'
import type { StepsStrings } from '../../locales/en/steps.ts'
import { controls } from '../../styles/controls.ts'
import { switchFailure } from '../switchFailure.ts'
import { View } from '../View.ts'

/** The networks of the dapp, to choose from. */
export class FyNetworksView extends View<'Networks', StepsStrings> {
  static override styles = [
    controls,
    css`
      p {
        padding-block-start: 16px;
        text-align: center;
      }
    `,
  ]

  protected override render() {
    const { strings, state } = this
    return html`
      <ul class="stack">
        ${state.networks.list.map((network) => html`<li>${this.#renderNetwork(network)}</li>`)}
      </ul>
      ${switchFailure(this)}
      <p class="muted small">${strings.networksHelp}</p>
    `
  }

  /** Without a wallet, the dapp's network. A wallet may be on a network that is not configured. */
  get #inUse() {
    const isConnected = activeAccount(this.state).status === 'connected'
    return isConnected ? walletNetwork(this.state) : activeNetwork(this.state)
  }

  #renderNetwork(network: DeepReadonly<Network>) {
    const isInUse = this.#inUse?.caipNetworkId === network.caipNetworkId
    return html`<button
      type="button"
      class="row"
      aria-current=${isInUse ? 'true' : nothing}
      data-testid="network-${network.caipNetworkId}"
      @click=${() => this.#select(network)}
    >
      <fy-wallet-icon round .src=${pictureOfNetwork(network)} .name=${network.name}></fy-wallet-icon>
      <span class="grow">${network.name}</span>
      ${isInUse ? html`<span class="tag">${this.strings.networkInUse}</span>` : nothing}
    </button>`
  }

  #select({ id, chainNamespace }: DeepReadonly<Network>) {
    this.modal.request.reset()
    void selectNetwork(this.modal, this.modal.networks.get(id, chainNamespace))
  }
}

define('fy-networks-view', FyNetworksView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-networks-view': FyNetworksView
  }
}
