import { html } from 'lit'
import '../../components/wallet-icon/fy-wallet-icon.ts'
import { pictureOfToken } from '../../components/wallet-icon/pictureOf.ts'
import { toPicture } from '../../components/wallet-icon/toPicture.ts'
import { define } from '../../element/define.ts'
import { OnRampSelectView } from '../OnRampSelectView.ts'

/** The tokens that can be bought. */
export class FyOnRampTokenSelectView extends OnRampSelectView<'OnRampTokenSelect'> {
  protected override firstUpdated() {
    void this.modal.controls.onRamp?.load()
  }

  protected override renderRows() {
    const { state, modal } = this
    return (state.onRamp?.tokens ?? []).map((token) => {
      const network = state.networks.list.find(({ caipNetworkId }) => caipNetworkId === token.chainId)
      return this.renderRow(
        state.onRamp?.token?.address === token.address,
        () => modal.controls.onRamp?.setToken(token.address),
        html`
          <fy-wallet-icon round .src=${pictureOfToken(toPicture(token))} .name=${token.symbol}></fy-wallet-icon>
          <span class="grow">${token.name} <span class="muted">${token.symbol}</span></span>
          <span class="muted small">${network?.name}</span>
        `,
      )
    })
  }
}

define('fy-on-ramp-token-select-view', FyOnRampTokenSelectView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-on-ramp-token-select-view': FyOnRampTokenSelectView
  }
}
