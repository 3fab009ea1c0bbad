import { html, nothing } from 'lit'
import type { EmailChange } from './createEmailChange.ts'
import type { LoggedIn } from './homeState.ts'
import './fy-home-agreement.ts'
import { HomeElement } from './HomeElement.ts'

/** The user's e-mail address, and the way to another one. */
export class FyHomeEmail extends HomeElement<LoggedIn> {
  #step: EmailChange['step'] | undefined

  /** Each step begins at its field, or at what it says. */
  protected override updated() {
    super.updated()
    const step = this.state.change?.step
    if (this.#step !== step && step !== undefined)
      this.renderRoot.querySelector<HTMLElement>('input, [tabindex="-1"]')?.focus()
    this.#step = step
  }

  protected override render() {
    const { texts, state } = this
    return html`<h3>${texts.email.title}</h3>
      <div class="card">${this.#renderStep(state.change)}</div>`
  }

  #renderStep(change: EmailChange | undefined) {
    if (change === undefined) return this.#renderAddress()
    if (change.step === 'email') return this.#renderStart(change)
    if (change.step === 'done') return this.#renderDone(change)
    return this.#renderCode(change)
  }

  #renderAddress() {
    const { texts, state, home } = this
    return html`
      ${state.email === null ? nothing : html`<p>${texts.loggedInAs(state.email)}</p>`}
      <div class="actions">
        <button type="button" class="button" ?disabled=${state.isBusy} @click=${home.emailChange.begin}>
          ${texts.email.change}
        </button>
      </div>
    `
  }

  #renderStart({ email, isBusy, error }: EmailChange) {
    const { texts } = this
    return html`
      <p class="muted">${texts.email.text}</p>
      <form @submit=${this.#start}>
        <label>
          ${texts.email.label}
          <input type="email" name="email" autocomplete="email" required maxlength="254" .value=${email} />
        </label>
        ${this.renderError(error)}
        <div class="actions">
          ${this.#renderCancel()}
          <button
            class="button primary"
            ?disabled=${isBusy}
            .textContent=${isBusy ? texts.busy : texts.submitEmail}
          ></button>
        </div>
      </form>
    `
  }

  #renderCode({ step, email, hasLinks, isBusy, error }: EmailChange) {
    const { texts, state } = this
    const mailbox = step === 'old' ? (state.email ?? '') : email
    return html`
      <p .textContent=${hasLinks ? texts.email.mails(mailbox) : texts.codeText(mailbox)}></p>
      <form @submit=${this.#enterCode}>
        ${this.renderCodeField(step)}
        ${this.renderError(error)}
        <p
          role="status"
          class="muted small"
          .textContent=${isBusy && hasLinks ? texts.email.waiting : ''}
        ></p>
        <div class="actions">
          ${this.#renderCancel()}
          <button
            class="button primary"
            ?disabled=${isBusy}
            .textContent=${isBusy ? texts.busy : texts.email.confirm}
          ></button>
        </div>
      </form>
      ${this.renderAgreement('email')}
    `
  }

  #renderDone({ email }: EmailChange) {
    const { texts, home } = this
    return html`
      <p role="status" tabindex="-1">${texts.email.done(email)}</p>
      <div class="actions">
        <button type="button" class="button" @click=${home.emailChange.cancel}>${texts.email.close}</button>
      </div>
    `
  }

  #renderCancel() {
    const { texts, home } = this
    return html`<button type="button" class="button" @click=${home.emailChange.cancel}>${texts.email.cancel}</button>`
  }

  #read(event: SubmitEvent) {
    event.preventDefault()
    return this.renderRoot.querySelector('input')?.value ?? ''
  }

  #start = (event: SubmitEvent) => void this.home.emailChange.start(this.#read(event))
  #enterCode = (event: SubmitEvent) => {
    const code = this.#read(event)
    ;(event.target as HTMLFormElement).reset()
    void this.home.emailChange.enterCode(code)
  }
}

customElements.define('fy-home-email', FyHomeEmail)

declare global {
  interface HTMLElementTagNameMap {
    'fy-home-email': FyHomeEmail
  }
}
