import { modalTokens, tokens } from '@foyer/modal-ui/styles'
import { css, html, nothing, unsafeCSS } from 'lit'
import '../home/fy-home-backup.ts'
import { HomeElement } from '../home/HomeElement.ts'
import type { LoggedIn } from '../home/homeState.ts'
import { pageLayout } from '../home/pageLayout.ts'
import type { BackupState, BackupWindow } from './createBackupWindow.ts'
import type { BackupOwner } from './handOver.ts'

type Renewal = Extract<BackupState, { step: 'code' }>

/** The window where a wallet in a dapp is backed up: what the wallet's own page has for it, without another login. */
export class FyBackupWindow extends HomeElement<BackupState, BackupWindow> {
  static override styles = [
    unsafeCSS(tokens + modalTokens),
    ...HomeElement.styles,
    pageLayout,
    css`
      .address {
        display: grid;
        gap: 4px;
      }
      /* Where reading begins is no control. */
      [tabindex='-1']:focus {
        outline: none;
      }
    `,
  ]

  #step: BackupState['step'] | 'sent' | undefined

  constructor() {
    super()
    this.state = { step: 'starting' }
  }

  protected override updated() {
    super.updated()
    const { state } = this
    const step = state.step === 'code' && state.isSent ? 'sent' : state.step
    if (this.#step === step) return
    this.#step = step
    this.renderRoot.querySelector<HTMLElement>('input, [tabindex="-1"]')?.focus()
  }

  protected override render() {
    return html`<main>
      <header><div class="name"><slot name="logo"></slot><slot name="title"></slot></div></header>
      <div class="state">${this.texts === undefined ? nothing : this.#renderState()}</div>
      <footer class=${this.state.step === 'starting' ? 'early' : ''}>
        <slot name="mailbox"></slot>
        <slot></slot>
      </footer>
    </main>`
  }

  #renderState() {
    const { state, texts } = this
    if (state.step === 'ended') return this.#renderWay(texts.handOver.ended)
    if (state.step === 'login') return this.#renderWay(texts.handOver.login)
    if (state.step === 'protected') return this.#renderWay(texts.handOver.isProtected)
    if (state.step === 'code') return this.#renderCode(state)
    if (state.step === 'file') return this.#renderFile(state.owner, state)
    return html`<p role="status">${texts.busy}</p>`
  }

  /** There is another way: the wallet's own page, which logs in for itself. */
  #renderWay(text: string) {
    return html`<p role="status" tabindex="-1">${text}</p>
      <a class="button primary" href="/">${this.texts.handOver.page}</a>`
  }

  #renderOwner({ address, email }: BackupOwner) {
    return html`<div class="card address">
      <span class="muted small">${this.texts.address}</span>
      <span class="code" translate="no">${address}</span>
      ${email === null ? nothing : html`<span class="muted small" translate="no">${email}</span>`}
    </div>`
  }

  #renderCode({ owner, isSent, isBusy, error }: Renewal) {
    const { texts, home } = this
    const email = owner.email ?? ''
    if (!isSent)
      return html`${this.#renderOwner(owner)}
        <p tabindex="-1">${texts.handOver.code(email)}</p>
        ${this.renderError(error)}
        <button
          type="button"
          class="button primary"
          ?disabled=${isBusy}
          .textContent=${isBusy ? texts.busy : texts.handOver.sendCode}
          @click=${home.sendCode}
        ></button>`
    return html`${this.#renderOwner(owner)}
      <h2>${texts.codeTitle}</h2>
      <p>${texts.codeText(email)}</p>
      <form @submit=${this.#enterCode}>
        ${this.renderCodeField('code')} ${this.renderError(error)}
        <div class="actions">
          <button type="button" class="button" ?disabled=${isBusy} @click=${home.sendCode}>${texts.resend}</button>
          <button
            class="button primary"
            ?disabled=${isBusy}
            .textContent=${isBusy ? texts.busy : texts.email.confirm}
          ></button>
        </div>
      </form>`
  }

  #renderFile(owner: BackupOwner, { error }: Pick<Renewal, 'error'>) {
    const { texts, home } = this
    const state = { status: 'loggedIn', ...owner, devices: undefined, isBusy: false } satisfies LoggedIn
    return html`${this.#renderOwner(owner)} ${this.renderError(error)}
      <fy-home-backup isAlone .home=${home} .state=${state} .texts=${texts} @kept=${home.keep}></fy-home-backup>`
  }

  #enterCode = (event: SubmitEvent) => {
    event.preventDefault()
    const code = this.renderRoot.querySelector('input')?.value ?? ''
    void this.home.enterCode(code)
  }
}

customElements.define('fy-backup-window', FyBackupWindow)

declare global {
  interface HTMLElementTagNameMap {
    'fy-backup-window': FyBackupWindow
  }
}
