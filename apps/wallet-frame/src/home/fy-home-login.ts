import { css, html, nothing } from 'lit'
import type { LoggedOut } from './createHome.ts'
import { HomeElement } from './HomeElement.ts'
import { openSocialWindow } from './openSocialWindow.ts'

/** What users call the providers, in every language. */
const PROVIDER_NAMES: Readonly<Record<string, string>> = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
}

/** The login on the user's page: the address or a provider, the link, the code. */
export class FyHomeLogin extends HomeElement<LoggedOut> {
  static override styles = [
    ...HomeElement.styles,
    css`
      .code-field {
        font-variant-numeric: tabular-nums;
        letter-spacing: 0.3em;
      }
    `,
  ]
  static override properties = { ...HomeElement.properties, providers: { attribute: false } }

  declare providers: readonly string[]

  #step: LoggedOut['step'] | undefined

  protected override updated() {
    const { step } = this.state
    if (this.#step === step) return
    // At the start the page is read from its top.
    if (this.#step !== undefined)
      this.renderRoot.querySelector<HTMLElement>('input, [tabindex="-1"]')?.focus()
    this.#step = step
  }

  protected override render() {
    const { step } = this.state
    if (step === 'email') return this.#renderStart()
    if (step === 'code') return this.#renderCode()
    return this.#renderWaiting(step)
  }

  #renderStart() {
    const { texts, state } = this
    return html`
      <p>${texts.intro}</p>
      <form @submit=${this.#submitEmail}>
        <label>
          ${texts.emailLabel}
          <input type="email" name="email" autocomplete="email" required maxlength="254" .value=${state.email} />
        </label>
        ${this.renderError(state.error)}
        <button class="button primary" ?disabled=${state.isBusy}>
          ${state.isBusy ? texts.busy : texts.submitEmail}
        </button>
      </form>
      ${this.providers.map((name) => {
        const provider = PROVIDER_NAMES[name]
        return provider === undefined
          ? nothing
          : html`<button
              type="button"
              class="button"
              ?disabled=${state.isBusy}
              @click=${() => this.home.logInWith(name, openSocialWindow())}
            >
              ${texts.socialLogin(provider)}
            </button>`
      })}
    `
  }

  #renderCode() {
    const { texts, state } = this
    return html`
      <h2>${texts.codeTitle}</h2>
      <p>${texts.codeText(state.email)}</p>
      <form @submit=${this.#submitCode}>
        <label>
          ${texts.codeLabel}
          <input
            class="code-field"
            name="code"
            inputmode="numeric"
            autocomplete="one-time-code"
            pattern="[0-9]{6}"
            maxlength="6"
            required
          />
        </label>
        ${this.renderError(state.error)}
        <button class="button primary" ?disabled=${state.isBusy}>
          ${state.isBusy ? texts.busy : texts.submitCode}
        </button>
      </form>
      ${this.#renderWays()}
    `
  }

  #renderWaiting(step: 'link' | 'popup') {
    const { texts, state } = this
    const isLink = step === 'link'
    return html`
      <h2 tabindex="-1">${isLink ? texts.linkTitle : texts.popupTitle}</h2>
      <p role="status">${isLink ? texts.linkText(state.email) : texts.popupText}</p>
      ${this.renderError(state.error)} ${this.#renderWays(isLink)}
    `
  }

  #renderWays(canResend = true) {
    const { texts, state, home } = this
    return html`<div class="actions">
      ${
        canResend
          ? html`<button type="button" class="button" ?disabled=${state.isBusy} @click=${home.resend}>
              ${texts.resend}
            </button>`
          : nothing
      }
      <button type="button" class="button" @click=${home.restart}>${texts.restart}</button>
    </div>`
  }

  #read(event: SubmitEvent, name: string) {
    event.preventDefault()
    return String(new FormData(event.target as HTMLFormElement).get(name) ?? '')
  }

  #submitEmail = (event: SubmitEvent) => void this.home.submitEmail(this.#read(event, 'email'))
  #submitCode = (event: SubmitEvent) => void this.home.enterCode(this.#read(event, 'code'))
}

customElements.define('fy-home-login', FyHomeLogin)

declare global {
  interface HTMLElementTagNameMap {
    'fy-home-login': FyHomeLogin
  }
}
