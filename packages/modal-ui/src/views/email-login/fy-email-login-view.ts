import {
  activeAccount,
  close,
  enterCode,
  type LoginState,
  prepareLogin,
  resend,
  resetLogin,
  saveBackup,
  selectConnector,
  startEmailLogin,
} from '@foyer/modal-core'
import { html, nothing } from 'lit'
import '../../exports/modal.ts'
import { walletPage } from '../../components/account-login/walletPage.ts'
import { copyAddress } from '../../components/copy-button/copyAddress.ts'
import { Clock } from '../../element/Clock.ts'
import { define } from '../../element/define.ts'
import { copyIcon, mailIcon, retryIcon } from '../../styles/icons.ts'
import { loginProblem, ownTabLink } from '../loginProblem.ts'
import { MailStepsView } from '../MailStepsView.ts'

type Step = 'address' | 'link' | 'code' | 'done' | 'ready'

const STEPS: Record<LoginState['status'], Step> = {
  idle: 'address',
  requesting: 'address',
  waitingForLink: 'link',
  waitingForCode: 'code',
  verifying: 'code',
  connecting: 'done',
  ready: 'ready',
}

const SECOND = 1_000

/** The wallet's servers mail nothing there: RFC 6761 keeps the name for tests. */
const TEST_ADDRESS = /@(.+\.)?test$/i

/** Logs in by e-mail: the address, then a link on a device that is new, then the code. */
export class FyEmailLoginView extends MailStepsView<'EmailLogin'> {
  #clock = new Clock(this)
  #preconnection: HTMLLinkElement | undefined

  get #login(): LoginState {
    return this.state.login?.current ?? { status: 'idle', email: '', retryAt: 0 }
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    this.#preconnection?.remove()
  }

  protected override firstUpdated() {
    super.firstUpdated()
    this.#preconnect()
    // A login that was completed elsewhere, or whose connection failed, connects.
    if (this.#login.status === 'connecting' && this.state.request.current.status === 'idle') this.#connect()
  }

  /** Connects to the wallet's site, whose frame loads with the focus of the field: on a phone that is the tap. */
  #preconnect() {
    const { secureSite } = this.state.login ?? {}
    if (!secureSite) return
    this.#preconnection = Object.assign(document.createElement('link'), {
      rel: 'preconnect',
      href: secureSite,
    })
    document.head.append(this.#preconnection)
  }

  protected override readStep(): Step {
    return STEPS[this.#login.status]
  }

  protected override render() {
    const step = this.readStep()
    if (step === 'address') return this.#renderAddress()
    if (step === 'link') return this.#renderLink()
    if (step === 'code') return this.#renderCode()
    return step === 'ready' ? this.#renderReady() : this.#renderDone()
  }

  #renderAddress() {
    const { strings } = this
    const { status, email } = this.#login
    const isPending = this.isHeard || status === 'requesting'
    return html`
      <form class="stack" novalidate>
        <p class="muted centre why">${strings.loginText}</p>
        <label for="email">${strings.emailLabel}</label>
        ${this.renderEmailField({
          value: email,
          isWrong: this.#login.error === 'email',
          isPending,
          onFocus: () => prepareLogin(this.modal),
        })}
        ${this.#renderProblem()} ${ownTabLink(strings, this.#login.error)}
        <button type="submit" class="button primary" ?disabled=${isPending} @click=${this.submitEmail}>
          ${isPending ? strings.loading : strings.emailSubmit}
        </button>
      </form>
    `
  }

  /** Nobody takes what a test account has for money. */
  #renderTest() {
    const { strings } = this
    return html`
      <p><span class="tag">${strings.loginTest}</span></p>
      <p class="muted">${strings.loginTestText}</p>
    `
  }

  #renderLink() {
    const { strings } = this
    // The vault approves the device by itself, in a moment.
    if (TEST_ADDRESS.test(this.#login.email))
      return html`<div class="stack centre step">${this.#renderTest()} ${this.#renderProblem()}</div>
        ${this.#renderOthers()}`
    return html`
      <div class="stack centre step">
        <span class="emblem">${mailIcon(34)}</span>
        <p class="small muted">${strings.loginStep('1')}</p>
        <p class="title" tabindex="-1">${strings.loginLinkTitle}</p>
        <p class="muted">${this.withEmail(strings.loginLinkText, this.#login.email)}</p>
        <p class="muted">${strings.loginLinkThen}</p>
        ${this.state.login?.keepsNothing ? html`<p class="muted">${strings.loginKeepsNothing}</p>` : nothing}
        ${this.#renderProblem()}
      </div>
      ${this.#renderOthers()}
    `
  }

  #renderCode() {
    const { strings } = this
    const isPending = this.#login.status === 'verifying'
    const isTest = TEST_ADDRESS.test(this.#login.email)
    return html`
      <form class="stack" novalidate>
        <div class="stack centre why">
          ${this.state.login?.isNewDevice && !isTest ? html`<p class="small muted">${strings.loginStep('2')}</p>` : nothing}
          <p class="title">${strings.loginCodeTitle}</p>
          ${
            isTest
              ? this.#renderTest()
              : html`<p class="muted">${this.withEmail(strings.loginCodeText, this.#login.email)}</p>`
          }
        </div>
        ${this.renderCodeField({ name: 'code', isWrong: this.#login.error === 'wrongCode', isPending })}
        ${this.#renderProblem()}
        <button type="submit" class="button primary" ?disabled=${isPending} @click=${this.submitCode}>
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

  /** A wallet that is new: where it is, and how it is not lost. */
  #renderReady() {
    const { strings, modal, state } = this
    const { user, secureSite = '', backup } = state.login ?? {}
    const hasFailed = backup === 'failed'
    // The wallet names its account of EVM; a dapp may have connected the one of Solana.
    const account = activeAccount(state)
    const address = account.status === 'connected' ? account.address : (user?.accounts[0]?.address ?? '')
    return html`
      <div class="stack centre step">
        <span class="emblem">${mailIcon(34)}</span>
        <p class="title" tabindex="-1">${strings.loginReadyTitle}</p>
        <p class="muted">${strings.loginReadyText}</p>
        <p class="address" translate="no">${address}</p>
      </div>
      <div class="stack others">
        <p class="small danger-text" role="alert" ?hidden=${!hasFailed}>
          ${hasFailed ? strings.walletBackUpFailed : nothing}
        </p>
        ${
          hasFailed
            ? html`<a
                class="button primary"
                href=${walletPage(secureSite, state.login)}
                target="_blank"
                rel="noopener noreferrer"
                >${strings.walletSettings}</a
              >`
            : html`<button type="button" class="button primary" @click=${this.#backUp}>
                ${strings.walletBackUp}
              </button>`
        }
        <button type="button" class="button" @click=${() => copyAddress(modal, address)}>
          ${copyIcon()} ${strings.loginReadyCopy}
        </button>
        <button type="button" class="button" @click=${() => close(modal)}>${strings.loginReadyDone}</button>
      </div>
    `
  }

  async #backUp() {
    if (await saveBackup(this.modal)) close(this.modal)
  }

  /** Draws other actions while an e-mail is under way. */
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
    return this.renderProblemText(text)
  }

  protected override async start(email: string) {
    if (this.#login.status !== 'requesting') await startEmailLogin(this.modal, email)
  }

  /** After a wrong code the field is empty, for another one. */
  protected override async send(code: string) {
    if (this.#login.status !== 'waitingForCode') return
    await enterCode(this.modal, code)
    await this.updateComplete
    if (this.modal.state.login?.current.error !== undefined) this.emptyCodeField()
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
