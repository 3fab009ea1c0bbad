import { brandPaths } from '@foyer/modal-ui/styles'
import { css, html, nothing } from 'lit'
import { hasPasskeys } from '../passkey/createCeremony.ts'
import './fy-home-code.ts'
import { providerNames } from '@foyer/modal-ui/styles'
import { HomeElement } from './HomeElement.ts'
import type { LoggedOut } from './homeState.ts'
import { openSocialWindow } from './openSocialWindow.ts'

/** The login on the user's page: the address, a provider or an app, the link, the code. */
export class FyHomeLogin extends HomeElement<LoggedOut> {
  static override styles = [
    ...HomeElement.styles,
    css`
      .scan,
      .approve {
        display: grid;
        gap: 16px;
      }
      .approve {
        display: none;
      }
      /* A phone cannot scan what it shows. */
      @media (pointer: coarse) {
        .scan {
          display: none;
        }
        .approve {
          display: grid;
        }
      }
    `,
  ]
  static override properties = { ...HomeElement.properties, providers: { attribute: false } }

  declare providers: readonly string[]

  #step: LoggedOut['step'] | undefined

  protected override updated() {
    super.updated()
    const { step } = this.state
    if (this.#step === step) return
    // At the start the page is read from its top, and who has a keyboard types at once.
    if (this.#step !== undefined || matchMedia('(pointer: fine)').matches)
      this.renderRoot.querySelector<HTMLElement>('input, [tabindex="-1"]')?.focus()
    this.#step = step
  }

  protected override render() {
    const { step } = this.state
    if (step === 'email') return this.#renderStart()
    if (step === 'code') return this.#renderCode()
    if (step === 'farcaster') return this.#renderFarcaster()
    if (step === 'passkey') return this.#renderPasskey()
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
        <button
          class="button primary"
          ?disabled=${state.isBusy}
          .textContent=${state.isBusy ? texts.busy : texts.submitEmail}
        ></button>
      </form>
      ${this.providers.filter(isProvider).map(
        (name) =>
          html`<button
              type="button"
              class="button"
              ?disabled=${state.isBusy}
              @click=${() => this.#logInWith(name)}
            >
              ${brandSign(name)}${texts.socialLogin(providerNames[name])}
            </button>`,
      )}
    `
  }

  #renderCode() {
    const { texts, state } = this
    return html`
      <h2>${texts.codeTitle}</h2>
      <p>${texts.codeText(state.email)}</p>
      <form @submit=${this.#submitCode}>
        ${this.renderCodeField('code')}
        ${this.renderError(state.error)}
        <button
          class="button primary"
          ?disabled=${state.isBusy}
          .textContent=${state.isBusy ? texts.busy : texts.submitCode}
        ></button>
      </form>
      ${this.#renderWays()}
    `
  }

  #renderPasskey() {
    const { texts, state, home } = this
    const { useTitle, useText, use } = texts.passkeys
    return html`
      <h2 tabindex="-1">${useTitle}</h2>
      <p>${useText}</p>
      ${this.renderError(state.error)}
      ${
        hasPasskeys()
          ? html`<button
            type="button"
            class="button primary"
            ?disabled=${state.isBusy}
            @click=${home.usePasskey}
            .textContent=${state.isBusy ? texts.busy : use}
          ></button>`
          : html`<p class="danger-text">${texts.errors.unsupported}</p>`
      }
      ${this.#renderWays(false)}
    `
  }

  #renderWaiting(step: 'link' | 'popup') {
    const { texts, state } = this
    const isLink = step === 'link'
    return html`
      <h2 tabindex="-1" .textContent=${isLink ? texts.linkTitle : texts.popupTitle}></h2>
      <p role="status" .textContent=${isLink ? texts.linkText(state.email) : texts.popupText}></p>
      ${this.renderError(state.error)} ${this.#renderWays(isLink)}
    `
  }

  #renderFarcaster() {
    const { texts, state } = this
    const { farcaster } = texts
    const { appUrl } = state
    return html`
      <h2 tabindex="-1">Farcaster</h2>
      <div role="status">
        ${
          appUrl === undefined
            ? html`<p>${texts.busy}</p>`
            : html`
                <div class="scan">
                  <p>${farcaster.scan}</p>
                  <fy-home-code .value=${appUrl} .label=${farcaster.code}></fy-home-code>
                </div>
                <p class="approve">${farcaster.approve}</p>
              `
        }
      </div>
      ${
        appUrl === undefined
          ? nothing
          : html`<a class="button primary" href=${appUrl} target="_blank" rel="noopener noreferrer"
              >${farcaster.open}</a
            >`
      }
      ${this.#renderWays(false)}
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

  /** Windows open at the click. */
  #logInWith(name: string) {
    if (name === 'farcaster') void this.home.logInWithFarcaster()
    else void this.home.logInWith(name, openSocialWindow())
  }

  #read(event: SubmitEvent, name: string) {
    event.preventDefault()
    return String(new FormData(event.target as HTMLFormElement).get(name) ?? '')
  }

  #submitEmail = (event: SubmitEvent) => void this.home.submitEmail(this.#read(event, 'email'))
  #submitCode = (event: SubmitEvent) => void this.home.enterCode(this.#read(event, 'code'))
}

type Provider = keyof typeof providerNames

const isProvider = (name: string): name is Provider => Object.hasOwn(providerNames, name)

const brandSign = (name: Provider) =>
  html`<svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d=${brandPaths[name]} />
  </svg>`

customElements.define('fy-home-login', FyHomeLogin)

declare global {
  interface HTMLElementTagNameMap {
    'fy-home-login': FyHomeLogin
  }
}
