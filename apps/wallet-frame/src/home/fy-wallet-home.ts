import { modalTokens, tokens } from '@foyer/modal-ui/styles'
import { css, html, nothing, unsafeCSS } from 'lit'
import type { HomeState, LoggedIn, LoggedOut } from './createHome.ts'
import './fy-home-backup.ts'
import './fy-home-deletion.ts'
import './fy-home-devices.ts'
import './fy-home-email.ts'
import './fy-home-export.ts'
import './fy-home-keep.ts'
import './fy-home-login.ts'
import './fy-home-passkeys.ts'
import { HomeElement } from './HomeElement.ts'

/** The user's page. What the server has written into it stands around what the user does. */
export class FyWalletHome extends HomeElement<HomeState> {
  static override styles = [
    unsafeCSS(tokens + modalTokens),
    ...HomeElement.styles,
    css`
      :host {
        min-block-size: 100vh;
        align-content: start;
        background: var(--fy-color-surface);
      }
      main {
        display: grid;
        gap: 24px;
        inline-size: 100%;
        max-inline-size: 560px;
        margin-inline: auto;
        padding: 32px 16px 48px;
      }
      header {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 12px;
      }
      header .button {
        inline-size: auto;
      }
      footer {
        padding-block-start: 16px;
        border-block-start: 1px solid var(--fy-color-border);
        color: var(--fy-color-muted);
        font-size: var(--fy-text-sm);
      }
    `,
  ]
  static override properties = {
    ...HomeElement.properties,
    providers: { attribute: false },
    keepLink: { attribute: false },
  }

  declare providers: readonly string[]
  /** Of a mail that was opened. */
  declare keepLink: string | undefined

  constructor() {
    super()
    this.state = { status: 'starting' }
    this.providers = []
  }

  protected override render() {
    const { state, texts, home } = this
    return html`<main>
      <header>
        <slot name="title"></slot>
        ${
          state.status === 'loggedIn'
            ? html`<button type="button" class="button" @click=${home.logOut}>${texts.logOut}</button>`
            : nothing
        }
      </header>
      ${this.#renderKeep()} ${this.#renderState()}
      <footer>
        ${this.#isProtected() ? nothing : html`<slot name="mailbox"></slot>`}
        <slot></slot>
      </footer>
    </main>`
  }

  /** Only a wallet that passkeys protect asks for one at the login. */
  #isProtected() {
    const { state } = this
    return state.status === 'loggedOut'
      ? state.step === 'passkey'
      : state.status === 'loggedIn' && state.passkeys?.isProtected === true
  }

  #renderKeep() {
    const { state, texts, home, keepLink } = this
    if (keepLink === undefined || !texts) return nothing
    return html`<fy-home-keep .home=${home} .state=${state} .texts=${texts} .link=${keepLink}></fy-home-keep>`
  }

  #renderState() {
    const { state, texts, home, providers } = this
    // The texts come with the first thing that there is to do.
    if (state.status === 'starting' || !texts) return nothing
    if (state.status === 'loggedOut')
      return html`<fy-home-login
        .home=${home}
        .state=${state satisfies LoggedOut}
        .texts=${texts}
        .providers=${providers}
      ></fy-home-login>`
    return this.#renderWallet(state)
  }

  #renderWallet(state: LoggedIn) {
    const { texts, home } = this
    return html`
      <div class="card">
        <p class="muted small">${texts.address}</p>
        <p class="code" translate="no">${state.address}</p>
      </div>
      ${this.renderError(state.error)}
      <fy-home-email .home=${home} .state=${state} .texts=${texts}></fy-home-email>
      <fy-home-backup .home=${home} .state=${state} .texts=${texts}></fy-home-backup>
      <fy-home-export .home=${home} .state=${state} .texts=${texts}></fy-home-export>
      <fy-home-passkeys .home=${home} .state=${state} .texts=${texts}></fy-home-passkeys>
      <fy-home-devices .home=${home} .state=${state} .texts=${texts}></fy-home-devices>
      <fy-home-deletion .home=${home} .state=${state} .texts=${texts}></fy-home-deletion>
    `
  }
}

customElements.define('fy-wallet-home', FyWalletHome)

declare global {
  interface HTMLElementTagNameMap {
    'fy-wallet-home': FyWalletHome
  }
}
