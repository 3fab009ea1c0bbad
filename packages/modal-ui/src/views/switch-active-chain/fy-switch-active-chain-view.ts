import { confirmNetwork } from '@foyer/modal-core'
import { css, html, nothing } from 'lit'
import '../../exports/modal.ts'
import '../../components/wallet-icon/fy-wallet-icon.ts'
import { pictureOfNetwork } from '../../components/wallet-icon/pictureOf.ts'
import { define } from '../../element/define.ts'
import type { StepsStrings } from '../../locales/en/steps.ts'
import { controls } from '../../styles/controls.ts'
import { View } from '../View.ts'

/** Offers to switch to a network on which no wallet is connected, and to connect one. */
export class FySwitchActiveChainView extends View<'SwitchActiveChain', StepsStrings> {
  static override styles = [
    controls,
    css`
      .why {
        gap: 14px;
        padding: 8px 8px 20px;
      }
      fy-wallet-icon {
        --size: 64px;
      }
    `,
  ]

  protected override render() {
    const { strings, modal } = this
    const network = modal.networks.list.find(
      ({ caipNetworkId }) => caipNetworkId === this.route.caipNetworkId,
    )
    if (network === undefined) return nothing
    return html`
      <div class="stack centre why">
        <fy-wallet-icon round .src=${pictureOfNetwork(network)} .name=${network.name}></fy-wallet-icon>
        <p class="muted">${strings.switchChainText(network.name)}</p>
      </div>
      <button type="button" class="button primary" @click=${() => confirmNetwork(modal, network)}>
        ${strings.switchNetwork}
      </button>
    `
  }
}

define('fy-switch-active-chain-view', FySwitchActiveChainView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-switch-active-chain-view': FySwitchActiveChainView
  }
}
