import { modalTokens, tokens } from '@foyer/modal-ui/styles'
import { css, html, nothing, unsafeCSS } from 'lit'
import type { HomeState, LoggedIn, LoggedOut } from './homeState.ts'
import './fy-home-account.ts'
import './fy-home-backup.ts'
import './fy-home-deletion.ts'
import './fy-home-devices.ts'
import './fy-home-email.ts'
import './fy-home-export.ts'
import './fy-home-keep.ts'
import './fy-home-login.ts'
import './fy-home-passkeys.ts'
import { HomeElement } from './HomeElement.ts'
import { pageLayout } from './pageLayout.ts'

/** The user's page. What the server has written into it stands around what the user does. */
export class FyWalletHome extends HomeElement<HomeState> {
  static override styles = [
    unsafeCSS(tokens + modalTokens),
    ...HomeElement.styles,
    pageLayout,
    css`
      main.wallet {
        max-inline-size: 560px;
      }
      .sections,
      .column,
      section {
        display: grid;
        align-content: start;
        gap: 24px;
        min-inline-size: 0;
      }
      section {
        padding: 20px 16px;
        border: 1px solid var(--fy-color-border);
        border-radius: var(--fy-row-radius);
      }
      section.danger {
        border-color: var(--fy-color-danger);
      }
      section > h2 {
        font-size: var(--fy-text-lg);
      }
      @media (min-width: 960px) {
        main.wallet {
          max-inline-size: 1040px;
        }
        .sections {
          grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        }
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
    return html`<main class=${state.status === 'loggedIn' ? 'wallet' : ''}>
      <header>
        <div class="name"><slot name="logo"></slot><slot name="title"></slot></div>
        ${
          state.status === 'loggedIn'
            ? html`<button type="button" class="button" @click=${home.logOut}>${texts.logOut}</button>`
            : nothing
        }
      </header>
      <div class="state">${this.#renderKeep()} ${this.#renderState()}</div>
      <footer class=${state.status === 'starting' ? 'early' : ''}>
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
      ${this.renderError(state.error)}
      <div class="sections">
        <div class="column">
          <fy-home-account .home=${home} .state=${state} .texts=${texts}></fy-home-account>
          <section aria-labelledby="security">
            <h2 id="security">${texts.sections.security}</h2>
            <fy-home-backup .home=${home} .state=${state} .texts=${texts}></fy-home-backup>
            <fy-home-export .home=${home} .state=${state} .texts=${texts}></fy-home-export>
            <fy-home-passkeys .home=${home} .state=${state} .texts=${texts}></fy-home-passkeys>
            <fy-home-email .home=${home} .state=${state} .texts=${texts}></fy-home-email>
          </section>
        </div>
        <div class="column">
          <section>
            <fy-home-devices .home=${home} .state=${state} .texts=${texts}></fy-home-devices>
          </section>
          <section class="danger" aria-labelledby="danger">
            <h2 id="danger">${texts.sections.danger}</h2>
            <fy-home-deletion .home=${home} .state=${state} .texts=${texts}></fy-home-deletion>
          </section>
        </div>
      </div>
    `
  }
}

customElements.define('fy-wallet-home', FyWalletHome)

declare global {
  interface HTMLElementTagNameMap {
    'fy-wallet-home': FyWalletHome
  }
}
