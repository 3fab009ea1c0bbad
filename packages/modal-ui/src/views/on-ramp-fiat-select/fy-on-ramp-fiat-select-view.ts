import { html } from 'lit'
import { currencyIcon } from '../../components/wallet-icon/currencyIcon.ts'
import { define } from '../../element/define.ts'
import { OnRampSelectView } from '../OnRampSelectView.ts'

/** The currencies to pay with. */
export class FyOnRampFiatSelectView extends OnRampSelectView<'OnRampFiatSelect'> {
  protected override firstUpdated() {
    const { onRamp } = this.modal.controls
    void onRamp?.load().then(() => onRamp.loadPictures())
  }

  protected override renderRows() {
    const { strings, state, modal } = this
    const names = new Intl.DisplayNames([strings.$code], { type: 'currency' })
    return (state.onRamp?.currencies ?? []).map((currency) => {
      const { code } = currency
      return this.renderRow(
        state.onRamp?.currency?.code === code,
        () => modal.controls.onRamp?.setCurrency(code),
        html`
          ${currencyIcon(currency, strings.$code)}
          <span class="grow">${names.of(code)}</span>
          <span class="muted">${code}</span>
        `,
      )
    })
  }
}

define('fy-on-ramp-fiat-select-view', FyOnRampFiatSelectView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-on-ramp-fiat-select-view': FyOnRampFiatSelectView
  }
}
