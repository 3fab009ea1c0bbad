import type { DeepReadonly, OnRampCurrency } from '@foyer/modal-core'
import { css, html, nothing } from 'lit'
import '../../exports/modal.ts'
import '../../components/legal-footer/fy-legal-footer.ts'
import '../../components/skeleton/fy-skeleton.ts'
import { currencyIcon } from '../../components/wallet-icon/currencyIcon.ts'
import { define } from '../../element/define.ts'
import type { OnRampStrings } from '../../locales/en/onRamp.ts'
import { chosenRow } from '../../styles/chosenRow.ts'
import { controls } from '../../styles/controls.ts'
import { View } from '../View.ts'

/** The currencies to pay with. */
export class FyOnRampFiatSelectView extends View<'OnRampFiatSelect', OnRampStrings> {
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
    const { onRamp } = this.modal.controls
    void onRamp?.load().then(() => onRamp.loadPictures())
  }

  protected override render() {
    const { strings, state } = this
    const { termsUrl, privacyUrl } = state.options
    const { currencies = [], status } = state.onRamp ?? {}
    return html`
      ${status === 'loading' ? html`<fy-skeleton round rows="3"></fy-skeleton>` : nothing}
      <ul class="stack">
        ${currencies.map((currency) => html`<li>${this.#renderRow(currency)}</li>`)}
      </ul>
      <fy-legal-footer .strings=${strings} .termsUrl=${termsUrl} .privacyUrl=${privacyUrl}></fy-legal-footer>
    `
  }

  #renderRow(currency: DeepReadonly<OnRampCurrency>) {
    const { code } = currency
    const { state, strings } = this
    const name = new Intl.DisplayNames([strings.$code], { type: 'currency' }).of(code)
    return html`<button
      type="button"
      class="row"
      aria-current=${state.onRamp?.currency?.code === code ? 'true' : nothing}
      @click=${() => this.#select(code)}
    >
      ${currencyIcon(currency, strings.$code)}
      <span class="grow">${name}</span>
      <span class="muted">${code}</span>
    </button>`
  }

  #select(code: string) {
    const { controls, router } = this.modal
    controls.onRamp?.setCurrency(code)
    // It may have been opened by itself.
    if (router.pop() === undefined) router.replace({ view: 'OnRampProviders' })
  }
}

define('fy-on-ramp-fiat-select-view', FyOnRampFiatSelectView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-on-ramp-fiat-select-view': FyOnRampFiatSelectView
  }
}
