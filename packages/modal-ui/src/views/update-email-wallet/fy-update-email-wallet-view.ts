import {
  type EmailUpdateState,
  enterUpdateCode,
  goBack,
  InvalidEmailError,
  resetEmailUpdate,
  startEmailUpdate,
} from '@foyer/modal-core'
import { html, nothing } from 'lit'
import '../../exports/modal.ts'
import { define } from '../../element/define.ts'
import type { LoginStrings } from '../../locales/login/en.ts'
import { shortenEmail } from '../../locales/shorten.ts'
import { controls } from '../../styles/controls.ts'
import { form } from '../../styles/form.ts'
import { mailIcon } from '../../styles/icons.ts'
import { mailSteps } from '../../styles/mailSteps.ts'
import { loginProblem } from '../loginProblem.ts'
import { View } from '../View.ts'

type Step = 'address' | 'old' | 'new' | 'done'

const STEPS: Record<EmailUpdateState['status'], Step> = {
  idle: 'address',
  requesting: 'address',
  primary: 'old',
  verifyingPrimary: 'old',
  secondary: 'new',
  verifyingSecondary: 'new',
  done: 'done',
}

const DIGITS = 6

/** Another e-mail address for the embedded wallet: the address, then the mails of the old and of the new mailbox. */
export class FyUpdateEmailWalletView extends View<'UpdateEmailWallet', LoginStrings> {
  static override styles = [controls, form, mailSteps]

  #step: Step | undefined

  get #update(): EmailUpdateState {
    return this.state.login?.emailUpdate ?? { status: 'idle', email: '' }
  }

  /** Each step begins at its field, or at what it says. */
  protected override updated() {
    const step = STEPS[this.#update.status]
    const before = this.#step
    this.#step = step
    if (before === undefined || before === step) return
    this.renderRoot.querySelector<HTMLElement>('input, .title')?.focus()
  }

  protected override render() {
    const step = STEPS[this.#update.status]
    if (step === 'old' || step === 'new') return this.#renderCode(step)
    return step === 'done' ? this.#renderDone() : this.#renderAddress()
  }

  #renderAddress() {
    const { strings } = this
    const { status, email, error } = this.#update
    const isPending = status === 'requesting'
    return html`
      <form class="stack" novalidate @submit=${this.#start}>
        ${this.#renderCurrent()}
        <p class="muted centre why">${strings.updateEmailText}</p>
        <label for="email">${strings.updateEmailLabel}</label>
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
          aria-invalid=${error === 'email' || error === 'sameEmail'}
          ?readonly=${isPending}
        />
        ${this.#renderProblem()}
        <button type="submit" class="button primary" ?disabled=${isPending}>
          ${isPending ? strings.loading : strings.emailSubmit}
        </button>
      </form>
    `
  }

  /** The address that the user has. */
  #renderCurrent() {
    const email = this.state.login?.user?.email
    return email === undefined ? nothing : html`<p class="centre"><bdi class="email">${email}</bdi></p>`
  }

  #renderCode(step: 'old' | 'new') {
    const { strings } = this
    const { status, email, error } = this.#update
    const isPending = status === 'verifyingPrimary' || status === 'verifyingSecondary'
    const mailbox = step === 'old' ? (this.state.login?.user?.email ?? '') : email
    // Users of a provider do not log in with the address: the vault needs no link.
    const hasLinks = this.state.login?.provider === undefined
    const text = hasLinks ? strings.updateEmailMails : strings.loginCodeText
    return html`
      <form class="stack" novalidate @submit=${this.#enter}>
        <div class="stack centre why">
          <span class="emblem">${mailIcon(34)}</span>
          <p class="muted">${this.#withEmail(text, mailbox)}</p>
        </div>
        <input
          id=${step}
          type="text"
          name=${step}
          class="code"
          autocomplete="one-time-code"
          inputmode="numeric"
          spellcheck="false"
          dir="ltr"
          aria-label=${strings.loginCodeLabel}
          aria-describedby="problem"
          aria-invalid=${error === 'wrongCode'}
          ?readonly=${isPending}
          @input=${this.#onCode}
        />
        ${this.#renderProblem()}
        <p class="small muted centre" role="status">
          ${isPending && hasLinks ? strings.updateEmailWaiting : nothing}
        </p>
        <button type="submit" class="button primary" ?disabled=${isPending}>
          ${isPending ? strings.loginVerifying : strings.updateEmailConfirm}
        </button>
        <button type="button" class="button" @click=${() => resetEmailUpdate(this.modal)}>
          ${strings.loginOtherEmail}
        </button>
      </form>
    `
  }

  #renderDone() {
    const { strings } = this
    return html`
      <div class="stack centre step">
        <span class="emblem">${mailIcon(34)}</span>
        <p class="title" tabindex="-1">${this.#withEmail(strings.updateEmailDone, this.#update.email)}</p>
      </div>
      <button type="button" class="button primary" @click=${() => goBack(this.modal)}>${strings.back}</button>
    `
  }

  #renderProblem() {
    const { error, seconds = 0 } = this.#update
    const text = error && loginProblem(this.strings, error, seconds)
    return html`<p id="problem" class="small danger-text" role="alert" ?hidden=${text === undefined}>
      ${text ?? nothing}
    </p>`
  }

  /** The address stays in one piece, whatever the direction of the text around it. */
  #withEmail(text: (email: string) => string, email: string) {
    const [before, after] = text('\n').split('\n')
    return html`${before}<bdi class="email">${shortenEmail(email)}</bdi>${after}`
  }

  async #start(event: Event) {
    event.preventDefault()
    const input = this.renderRoot.querySelector('input')
    if (input === null || this.#update.status === 'requesting') return
    try {
      await startEmailUpdate(this.modal, input.value)
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

  /** After each code the field is empty, for another one. */
  async #send(code: string) {
    if (!['primary', 'secondary'].includes(this.#update.status)) return
    await enterUpdateCode(this.modal, code)
    await this.updateComplete
    const input = this.renderRoot.querySelector<HTMLInputElement>('.code')
    if (input === null) return
    input.value = ''
    input.focus()
  }
}

define('fy-update-email-wallet-view', FyUpdateEmailWalletView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-update-email-wallet-view': FyUpdateEmailWalletView
  }
}
