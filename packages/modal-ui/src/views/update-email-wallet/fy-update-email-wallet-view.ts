import {
  type EmailUpdateState,
  enterUpdateCode,
  goBack,
  resetEmailUpdate,
  startEmailUpdate,
} from '@foyer/modal-core'
import { html, nothing } from 'lit'
import '../../exports/modal.ts'
import { define } from '../../element/define.ts'
import { mailIcon } from '../../styles/icons.ts'
import { loginProblem, ownTabLink } from '../loginProblem.ts'
import { MailStepsView } from '../MailStepsView.ts'

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

/** Another e-mail address for the embedded wallet: the address, then the mails of the old and of the new mailbox. */
export class FyUpdateEmailWalletView extends MailStepsView<'UpdateEmailWallet'> {
  get #update(): EmailUpdateState {
    return this.state.login?.emailUpdate ?? { status: 'idle', email: '' }
  }

  protected override readStep(): Step {
    return STEPS[this.#update.status]
  }

  protected override render() {
    const step = this.readStep()
    if (step === 'old' || step === 'new') return this.#renderCode(step)
    return step === 'done' ? this.#renderDone() : this.#renderAddress()
  }

  #renderAddress() {
    const { strings } = this
    const { status, email, error } = this.#update
    const isPending = this.isHeard || status === 'requesting'
    return html`
      <form class="stack" novalidate>
        ${this.#renderCurrent()}
        <p class="muted centre why">${strings.updateEmailText}</p>
        <label for="email">${strings.updateEmailLabel}</label>
        ${this.renderEmailField({
          value: email,
          isWrong: error === 'email' || error === 'sameEmail',
          isPending,
        })}
        ${this.#renderProblem()}
        <button type="submit" class="button primary" ?disabled=${isPending} @click=${this.submitEmail}>
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
      <form class="stack" novalidate>
        <div class="stack centre why">
          <span class="emblem">${mailIcon(34)}</span>
          <p class="muted">${this.withEmail(text, mailbox)}</p>
        </div>
        ${this.renderCodeField({ name: step, isWrong: error === 'wrongCode', isPending })}
        ${this.#renderProblem()}
        <p class="small muted centre" role="status">
          ${isPending && hasLinks ? strings.updateEmailWaiting : nothing}
        </p>
        <button type="submit" class="button primary" ?disabled=${isPending} @click=${this.submitCode}>
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
        <p class="title" tabindex="-1">${this.withEmail(strings.updateEmailDone, this.#update.email)}</p>
      </div>
      <button type="button" class="button primary" @click=${() => goBack(this.modal)}>${strings.back}</button>
    `
  }

  #renderProblem() {
    const { error, seconds = 0 } = this.#update
    const text = error && loginProblem(this.strings, error, seconds)
    return html`${this.renderProblemText(text)} ${ownTabLink(this.strings, error)}`
  }

  protected override async start(email: string) {
    if (this.#update.status !== 'requesting') await startEmailUpdate(this.modal, email)
  }

  /** After each code the field is empty, for another one. */
  protected override async send(code: string) {
    if (!['primary', 'secondary'].includes(this.#update.status)) return
    await enterUpdateCode(this.modal, code)
    await this.updateComplete
    this.emptyCodeField()
  }
}

define('fy-update-email-wallet-view', FyUpdateEmailWalletView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-update-email-wallet-view': FyUpdateEmailWalletView
  }
}
