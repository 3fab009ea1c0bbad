import { css, html } from 'lit'
import type { Balance } from './createBalances.ts'
import type { LoggedIn } from './homeState.ts'
import './fy-home-agreement.ts'
import { HomeElement } from './HomeElement.ts'

/** Characters at the end of the address that the user types. */
const TYPED = 6

/** Deletes the wallet, after its user has seen what is in it and typed a part of the address. */
export class FyHomeDeletion extends HomeElement<LoggedIn> {
  static override styles = [
    ...HomeElement.styles,
    css`
      dl {
        display: grid;
        gap: 8px;
        margin: 0;
      }
      dl > div {
        display: flex;
        flex-wrap: wrap;
        justify-content: space-between;
        gap: 4px 16px;
      }
      dd {
        margin: 0;
        font-variant-numeric: tabular-nums;
      }
    `,
  ]
  /** For another try. */
  #typed = ''
  #step: 'offer' | 'confirm' | 'link' | 'marked' | undefined

  /** Each step begins at its field, or at what it says. */
  protected override updated() {
    const { purgeAt, deletion } = this.state
    const step = purgeAt === undefined ? (deletion?.step ?? 'offer') : 'marked'
    if (this.#step !== undefined && this.#step !== step)
      this.renderRoot.querySelector<HTMLElement>('input, [tabindex="-1"]')?.focus()
    this.#step = step
  }

  protected override render() {
    const { texts, state } = this
    return html`
      <h3>${texts.deletion.title}</h3>
      ${state.purgeAt === undefined ? this.#renderOffer() : this.#renderMarked(state.purgeAt)}
    `
  }

  #renderOffer() {
    const { texts, state, home } = this
    const { deletion } = state
    return html`
      <p class="muted">${texts.deletion.text}</p>
      <div class="card">
        ${
          deletion === undefined
            ? html`<div class="actions">
                <button type="button" class="button danger" ?disabled=${state.isBusy} @click=${home.deletion.begin}>
                  ${texts.deletion.begin}
                </button>
              </div>`
            : deletion.step === 'link'
              ? this.#renderLink()
              : this.#renderQuestion(deletion.balances)
        }
      </div>
    `
  }

  #renderQuestion(balances: readonly Balance[] | undefined) {
    const { texts, state } = this
    const end = state.address.slice(-TYPED)
    const { isBusy = false, error } = state.deletion ?? {}
    return html`
      <p>${texts.deletion.balances}</p>
      ${
        balances === undefined
          ? html`<p role="status">${texts.busy}</p>`
          : html`<dl>
              ${balances.map(
                ({ chain, amount }) =>
                  html`<div>
                    <dt>${chain}</dt>
                    ${
                      amount === undefined
                        ? html`<dd>${texts.deletion.unknown}</dd>`
                        : html`<dd translate="no">${amount}</dd>`
                    }
                  </div>`,
              )}
            </dl>`
      }
      <p class="muted small">${texts.deletion.tokens}</p>
      <p class="danger-text">${texts.deletion.warning}</p>
      <form @submit=${this.#start}>
        <label>
          ${texts.deletion.type(end)}
          <input
            name="end"
            autocomplete="off"
            spellcheck="false"
            autocapitalize="off"
            required
            maxlength=${TYPED}
            .value=${this.#typed}
          />
        </label>
        ${this.renderError(error)}
        <div class="actions">
          ${this.#renderCancel()}
          <button
            class="button danger"
            ?disabled=${isBusy}
            .textContent=${isBusy ? texts.busy : texts.deletion.confirm}
          ></button>
        </div>
      </form>
    `
  }

  #renderLink() {
    const { texts, state } = this
    if (state.agreement?.for === 'deletion') return this.renderAgreement('deletion')
    return html`
      <p role="status" tabindex="-1">${texts.deletion.link(state.email ?? '')}</p>
      <div class="actions">${this.#renderCancel()}</div>
    `
  }

  #renderMarked(purgeAt: string) {
    const { texts, state, home } = this
    const format = new Intl.DateTimeFormat(texts.code, { dateStyle: 'long', timeStyle: 'short' })
    return html`
      <div class="card">
        <p role="status" tabindex="-1" class="danger-text">${texts.deletion.marked(format.format(new Date(purgeAt)))}</p>
        <p class="muted small">${texts.deletion.backups}</p>
        <div class="actions">
          <button type="button" class="button primary" ?disabled=${state.isBusy} @click=${home.deletion.keep}>
            ${texts.deletion.keep}
          </button>
        </div>
      </div>
    `
  }

  #renderCancel() {
    const { texts, home } = this
    return html`<button type="button" class="button" @click=${home.deletion.cancel}>
      ${texts.email.cancel}
    </button>`
  }

  #start = (event: SubmitEvent) => {
    event.preventDefault()
    const { texts, state } = this
    const input = this.renderRoot.querySelector('input')
    const end = state.address.slice(-TYPED)
    this.#typed = input?.value ?? ''
    const isSame = this.#typed.trim().toLowerCase() === end.toLowerCase()
    input?.setCustomValidity(isSame ? '' : texts.deletion.type(end))
    input?.addEventListener('input', () => input.setCustomValidity(''), { once: true })
    if (input?.reportValidity()) void this.home.deletion.start()
  }
}

customElements.define('fy-home-deletion', FyHomeDeletion)

declare global {
  interface HTMLElementTagNameMap {
    'fy-home-deletion': FyHomeDeletion
  }
}
