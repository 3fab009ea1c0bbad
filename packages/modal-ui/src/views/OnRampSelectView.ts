import { css, html, nothing, type TemplateResult } from 'lit'
import '../exports/modal.ts'
import '../components/legal-footer/fy-legal-footer.ts'
import '../components/skeleton/fy-skeleton.ts'
import type { OnRampStrings } from '../locales/en/onRamp.ts'
import { chosenRow } from '../styles/chosenRow.ts'
import { controls } from '../styles/controls.ts'
import { View } from './View.ts'

/** A list of which one row is chosen, for a purchase. */
export abstract class OnRampSelectView<name extends 'OnRampFiatSelect' | 'OnRampTokenSelect'> extends View<
  name,
  OnRampStrings
> {
  static override styles = [
    controls,
    chosenRow,
    css`
      .row fy-wallet-icon {
        --size: 32px;
      }
      .row .muted {
        font-weight: 400;
      }
    `,
  ]

  /** The content of the rows. */
  protected abstract renderRows(): TemplateResult[]

  protected override render() {
    const { strings, state } = this
    const { termsUrl, privacyUrl } = state.options
    return html`
      ${state.onRamp?.status === 'loading' ? html`<fy-skeleton round rows="3"></fy-skeleton>` : nothing}
      <ul class="stack">
        ${this.renderRows().map((row) => html`<li>${row}</li>`)}
      </ul>
      <fy-legal-footer .strings=${strings} .termsUrl=${termsUrl} .privacyUrl=${privacyUrl}></fy-legal-footer>
    `
  }

  /** A row that returns to the form when it is pressed. */
  protected renderRow(isChosen: boolean, choose: () => void, content: TemplateResult) {
    const { router } = this.modal
    return html`<button
      type="button"
      class="row"
      aria-current=${isChosen ? 'true' : nothing}
      @click=${() => {
        choose()
        // It may have been opened by itself.
        if (router.pop() === undefined) router.replace({ view: 'OnRampProviders' })
      }}
    >
      ${content}
    </button>`
  }
}
