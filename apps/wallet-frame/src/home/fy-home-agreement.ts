import { css, html, nothing } from 'lit'
import { hasPasskeys } from '../passkey/createCeremony.ts'
import type { Agreement } from './createAgreement.ts'
import { HomeElement } from './HomeElement.ts'
import type { LoggedIn } from './homeState.ts'

/** The passkey that something on the page needs, below what needs it. */
export class FyHomeAgreement extends HomeElement<LoggedIn> {
  /** It stands in a card. */
  static override styles = [
    ...HomeElement.styles,
    css`
      .button:not(.primary) {
        background: var(--fy-color-raised-hover);
      }
    `,
  ]

  #step: Agreement['step'] | undefined

  protected override updated() {
    const step = this.state.agreement?.step
    if (step !== undefined && step !== this.#step)
      this.renderRoot.querySelector<HTMLElement>('[tabindex="-1"]')?.focus()
    this.#step = step
  }

  protected override render() {
    const { texts, state, home } = this
    const { agreement } = state
    if (!agreement) return nothing
    const { step, isBusy, error } = agreement
    const isLink = step === 'link'
    return html`
      <p
        role="status"
        tabindex="-1"
        .textContent=${isLink ? texts.linkText(state.email ?? '') : texts.passkeys.agree}
      ></p>
      ${this.renderError(error ?? (isLink || hasPasskeys() ? undefined : { code: 'unsupported' }))}
      <div class="actions">
        <button type="button" class="button" @click=${home.agreement.cancel}>${texts.email.cancel}</button>
        ${
          isLink || !hasPasskeys()
            ? nothing
            : html`<button
                type="button"
                class="button primary"
                ?disabled=${isBusy}
                @click=${home.agreement.use}
                .textContent=${isBusy ? texts.busy : texts.passkeys.use}
              ></button>`
        }
      </div>
    `
  }
}

customElements.define('fy-home-agreement', FyHomeAgreement)

declare global {
  interface HTMLElementTagNameMap {
    'fy-home-agreement': FyHomeAgreement
  }
}
