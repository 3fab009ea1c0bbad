import type { DeepReadonly, OnRampToken } from '@foyer/modal-core'
import { css, html, nothing } from 'lit'
import '../../exports/modal.ts'
import '../../components/legal-footer/fy-legal-footer.ts'
import '../../components/skeleton/fy-skeleton.ts'
import '../../components/wallet-icon/fy-wallet-icon.ts'
import { pictureOfToken } from '../../components/wallet-icon/pictureOf.ts'
import { toPicture } from '../../components/wallet-icon/toPicture.ts'
import { define } from '../../element/define.ts'
import type { OnRampStrings } from '../../locales/en/onRamp.ts'
import { chosenRow } from '../../styles/chosenRow.ts'
import { controls } from '../../styles/controls.ts'
import { View } from '../View.ts'

/** The tokens that can be bought. */
export class FyOnRampTokenSelectView extends View<'OnRampTokenSelect', OnRampStrings> {
  static override styles = [
    controls,
    chosenRow,
    css`
      .row fy-wallet-icon {
        --size: 32px;
      }
      .row .grow {
        white-space: normal;
        overflow-wrap: anywhere;
      }
      .row .muted {
        font-weight: 400;
      }
    `,
  ]

  protected override firstUpdated() {
    void this.modal.controls.onRamp?.load()
  }

  protected override render() {
    const { strings, state } = this
    const { termsUrl, privacyUrl } = state.options
    const { tokens = [], status } = state.onRamp ?? {}
    return html`
      ${status === 'loading' ? html`<fy-skeleton round rows="3"></fy-skeleton>` : nothing}
      <ul class="stack">
        ${tokens.map((token) => html`<li>${this.#renderRow(token)}</li>`)}
      </ul>
      <fy-legal-footer .strings=${strings} .termsUrl=${termsUrl} .privacyUrl=${privacyUrl}></fy-legal-footer>
    `
  }

  #renderRow(token: DeepReadonly<OnRampToken>) {
    const { state } = this
    const network = state.networks.list.find(({ caipNetworkId }) => caipNetworkId === token.chainId)
    return html`<button
      type="button"
      class="row"
      aria-current=${state.onRamp?.token?.address === token.address ? 'true' : nothing}
      @click=${() => this.#select(token.address)}
    >
      <fy-wallet-icon round .src=${pictureOfToken(toPicture(token))} .name=${token.symbol}></fy-wallet-icon>
      <span class="grow">${token.name} <span class="muted">${token.symbol}</span></span>
      <span class="muted small">${network?.name}</span>
    </button>`
  }

  #select(address: string) {
    const { controls, router } = this.modal
    controls.onRamp?.setToken(address)
    // It may have been opened by itself.
    if (router.pop() === undefined) router.replace({ view: 'OnRampProviders' })
  }
}

define('fy-on-ramp-token-select-view', FyOnRampTokenSelectView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-on-ramp-token-select-view': FyOnRampTokenSelectView
  }
}
