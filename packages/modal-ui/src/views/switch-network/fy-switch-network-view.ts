import { selectNetwork } from '@foyer/modal-core'
import { css, html } from 'lit'
import '../../exports/modal.ts'
import '../../components/wallet-icon/fy-wallet-icon.ts'
import { pictureOfNetwork } from '../../components/wallet-icon/pictureOf.ts'
import { define } from '../../element/define.ts'
import type { StepsStrings } from '../../locales/en/steps.ts'
import { controls } from '../../styles/controls.ts'
import { ring, ringStyles } from '../requestRing.ts'
import { View } from '../View.ts'

/** Shows a request to switch the network. The view leaves by itself when the wallet has answered. */
export class FySwitchNetworkView extends View<'SwitchNetwork', StepsStrings> {
  static override styles = [
    controls,
    ringStyles,
    css`
      .status {
        padding: 0 8px 16px;
      }
    `,
  ]

  /** If the modal opens here, nobody has asked the wallet yet. */
  protected override firstUpdated() {
    const network = this.modal.networks.list.find((one) => one.caipNetworkId === this.route.caipNetworkId)
    if (network !== undefined && this.state.request.current.status === 'idle')
      void selectNetwork(this.modal, network)
  }

  protected override render() {
    const { strings, state } = this
    const network = state.networks.list.find(
      ({ caipNetworkId }) => caipNetworkId === this.route.caipNetworkId,
    )
    const name = network?.name ?? ''
    return html`
      <div class="stack centre status">
        <div class="ring">
          ${ring()}
          <fy-wallet-icon round .src=${pictureOfNetwork(network)} .name=${name}></fy-wallet-icon>
        </div>
        <div class="stack" role="status">
          <p class="title">${strings.switchingTitle(name)}</p>
          <p class="muted">${strings.acceptSwitch}</p>
        </div>
      </div>
    `
  }
}

define('fy-switch-network-view', FySwitchNetworkView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-switch-network-view': FySwitchNetworkView
  }
}
