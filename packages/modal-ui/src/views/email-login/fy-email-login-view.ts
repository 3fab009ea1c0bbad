import {
  enterCode,
  InvalidEmailError,
  type LoginState,
  prepareLogin,
  resend,
  resetLogin,
  selectConnector,
  startEmailLogin,
} from '@foyer/modal-core'
import { html, nothing } from 'lit'
import '../../exports/modal.ts'
import { Clock } from '../../element/Clock.ts'
import { define } from '../../element/define.ts'
import type { LoginStrings } from '../../locales/login/en.ts'
import { shortenEmail } from '../../locales/shorten.ts'
import { controls } from '../../styles/controls.ts'
import { form } from '../../styles/form.ts'
import { mailIcon, retryIcon } from '../../styles/icons.ts'
import { mailSteps } from '../../styles/mailSteps.ts'
import { loginProblem } from '../loginProblem.ts'
import { View } from '../View.ts'

type Step = 'address' | 'link' | 'code' | 'done'

const STEPS: Record<LoginState['status'], Step> = {
  idle: 'address',
  requesting: 'address',
  waitingForLink: 'link',
  waitingForCode: 'code',
  verifying: 'code',
  connecting: 'done',
}

const SECOND = 1_000
const DIGITS = 6

/** Logs in by e-mail: the address, then a link on a device that is new, then the code. */
export class FyEmailLoginView extends View<'EmailLogin', LoginStrings> {
  static override styles = [controls, form, mailSteps]

  #clock = new Clock(this)
  #step: Step | undefined

  get #login(): LoginState {
    return this.state.login?.current ?? { status: 'idle', email: '', retryAt: 0 }
  }

  protected override firstUpdated() {
    // A login that was completed elsewhere, or whose connection failed, connects.
    if (this.#login.status === 'connecting' && this.state.request.current.status === 'idle') this.#connect()
  }

  /** Each step begins at its field or its heading, which is read out. */
  protected override updated() {
    const step = STEPS[this.#login.status]
    const before = this.#step
    this.#step = step
    if (before === undefined || before === step) return
    const field = this.renderRoot.querySelector<HTMLElement>('input')
    const start = field ?? this.renderRoot.querySelector<HTMLElement>('.title')
    start?.focus()
  }

  protected override render() {
    const step = STEPS[this.#login.status]
    if (step === 'address') return this.#renderAddress()
    if (step === 'link') return this.#renderLink()
    return step === 'code' ? this.#renderCode() : this.#renderDone()
  }

  #renderAddress() {
    const { strings } = this
    const { status, email } = this.#login
    const isPending = status === 'requesting'
    return html`
      <form class="stack" novalidate @submit=${this.#start}>
        <p class="muted centre why">${strings.loginText}</p>
        <label for="email">${strings.emailLabel}</label>
        <input
          id="email"
          type="email"
          name="email"
          autocomplete="email"
          inputmode="email"
          autocapitalize="off"
          spellcheck="false"
          dir="ltr"
          .value=${email}
          aria-describedby="problem"
          aria-invalid=${this.#login.error === 'email'}
          ?readonly=${isPending}
          @focus=${() => prepareLogin(this.modal)}
        />
        ${this.#renderProblem()}
        <button type="submit" class="button primary" ?disabled=${isPending}>
          ${isPending ? strings.loading : strings.emailSubmit}
        </button>
      </form>
    `
  }

  #renderLink() {
    const { strings } = this
    return html`
      <div class="stack centre step">
        <span class="emblem">${mailIcon(34)}</span>
        <p class="title" tabindex="-1">${strings.loginLinkTitle}</p>
        <p class="muted">${this.#withEmail(strings.loginLinkText)}</p>
        ${this.#renderProblem()}
      </div>
      ${this.#renderOthers()}
    `
  }

  #renderCode() {
    const { strings } = this
    const isPending = this.#login.status === 'verifying'
    return html`
      <form class="stack" novalidate @submit=${this.#enter}>
        <div class="stack centre why">
          <p class="title">${strings.loginCodeTitle}</p>
          <p class="muted">${this.#withEmail(strings.loginCodeText)}</p>
        </div>
        <input
          id="code"
          type="text"
          name="code"
          class="code"
          autocomplete="one-time-code"
          inputmode="numeric"
          spellcheck="false"
          dir="ltr"
          aria-label=${strings.loginCodeLabel}
          aria-describedby="problem"
          aria-invalid=${this.#login.error === 'wrongCode'}
          ?readonly=${isPending}
          @input=${this.#onCode}
        />
        ${this.#renderProblem()}
        <button type="submit" class="button primary" ?disabled=${isPending}>
          ${isPending ? strings.loginVerifying : strings.loginCodeSubmit}
        </button>
      </form>
      ${this.#renderOthers()}
    `
  }

  #renderDone() {
    const { strings } = this
    const hasFailed = this.state.request.current.status === 'failed'
    return html`
      <div class="stack centre step">
        <p class="title" tabindex="-1">${strings.loginConnectingTitle}</p>
        <p class="muted" role="status">${hasFailed ? nothing : strings.loginConnectingText}</p>
        <p class="danger-text" role="alert">${hasFailed ? strings.loginConnectFailed : nothing}</p>
      </div>
      ${
        hasFailed
          ? html`<button type="button" class="button primary" @click=${this.#connect}>
              ${retryIcon()} ${strings.tryAgain}
            </button>`
          : nothing
      }
    `
  }

  /** What else can be done while an e-mail is on its way. */
  #renderOthers() {
    const { strings } = this
    const login = this.#login
    const seconds = this.#seconds()
    const isBusy = login.status === 'verifying' || ('isResending' in login && login.isResending)
    return html`<div class="stack others">
      <button type="button" class="button" ?disabled=${isBusy || seconds > 0} @click=${() => resend(this.modal)}>
        ${seconds > 0 ? strings.loginResendIn(String(seconds)) : strings.loginResend}
      </button>
      <button type="button" class="button" ?disabled=${login.status === 'verifying'} @click=${() => resetLogin(this.modal)}>
        ${strings.loginOtherEmail}
      </button>
    </div>`
  }

  /** Seconds until another e-mail may be requested. The clock may have ticked before the e-mail was sent. */
  #seconds() {
    const { retryAt } = this.#login
    return Math.max(0, Math.ceil((retryAt - Math.max(this.#clock.now, Date.now())) / SECOND))
  }

  #renderProblem() {
    const { error } = this.#login
    const isOver = error === 'cooldown' && this.#seconds() === 0
    const text = error && !isOver ? loginProblem(this.strings, error, this.#seconds()) : undefined
    return html`<p id="problem" class="small danger-text" role="alert" ?hidden=${text === undefined}>
      ${text ?? nothing}
    </p>`
  }

  /** The address stays in one piece, whatever the direction of the text around it. */
  #withEmail(text: (email: string) => string) {
    const [before, after] = text('\n').split('\n')
    return html`${before}<bdi class="email">${shortenEmail(this.#login.email)}</bdi>${after}`
  }

  async #start(event: Event) {
    event.preventDefault()
    const input = this.renderRoot.querySelector('input')
    if (input === null || this.#login.status === 'requesting') return
    try {
      await startEmailLogin(this.modal, input.value)
    } catch (error) {
      if (!(error instanceof InvalidEmailError)) throw error
      await this.updateComplete
      input.focus()
    }
  }

  /** A code that is complete, typed or pasted, is sent at once. */
  #onCode(event: InputEvent) {
    const input = event.target as HTMLInputElement
    const digits = input.value.normalize('NFKC').replace(/\D/g, '').slice(0, DIGITS)
    input.value = digits
    if (digits.length === DIGITS) void this.#send(digits)
  }

  #enter(event: Event) {
    event.preventDefault()
    void this.#send(this.renderRoot.querySelector('input')?.value ?? '')
  }

  /** After a wrong code the field is empty, for another one. */
  async #send(code: string) {
    if (this.#login.status !== 'waitingForCode') return
    await enterCode(this.modal, code)
    await this.updateComplete
    const input = this.renderRoot.querySelector<HTMLInputElement>('.code')
    if (input === null || this.modal.state.login?.current.error === undefined) return
    input.value = ''
    input.focus()
  }

  #connect = () => {
    void selectConnector(this.modal, this.route.connectorId)
  }
}

define('fy-email-login-view', FyEmailLoginView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-email-login-view': FyEmailLoginView
  }
}
