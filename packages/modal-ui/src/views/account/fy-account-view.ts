import {
  accountTypes,
  activeAccount,
  canRegister,
  disconnect,
  profileOf,
  type Route,
  reportLoadError,
} from '@foyer/modal-core'
import { css, html, nothing, type TemplateResult } from 'lit'
import '../../exports/modal.ts'
import '../../components/account-assets/fy-account-assets.ts'
import '../../components/account-headline/fy-account-headline.ts'
import '../../components/wallet-features/fy-wallet-features.ts'
import type { FyAccountLogin } from '../../components/account-login/fy-account-login.ts'
import { tip } from '../../components/tooltip/tip.ts'
import { define } from '../../element/define.ts'
import type { AccountStrings } from '../../locales/en/account.ts'
import { controls } from '../../styles/controls.ts'
import { chevronIcon, disconnectIcon, moreIcon } from '../../styles/icons.ts'
import { View } from '../View.ts'

/** The connected account: its balance, Disconnect, a menu of settings, actions and tokens, and last what a login has. */
export class FyAccountView extends View<'Account', AccountStrings> {
  static override styles = [
    controls,
    css`
      .offer {
        min-block-size: 52px;
        margin-block-end: 8px;
        padding-inline: 14px;
      }
      .top {
        position: relative;
      }
      .corner {
        position: absolute;
        inset-block-start: 0;
        inset-inline-end: -8px;
        display: flex;
      }
      .disconnect:hover {
        color: var(--fy-color-danger);
      }
      /* A late chunk moves nothing: the link to the settings has its place, and so has the choice of a type. */
      fy-account-login {
        display: block;
        min-block-size: 44px;
      }
      fy-account-login.eoa {
        min-block-size: calc(124px + 1.4 * var(--fy-text-sm));
      }
      /* Its type is explained in two lines. */
      fy-account-login.smartAccount {
        min-block-size: calc(124px + 4.2 * var(--fy-text-sm));
      }
    `,
  ]
  static override properties = { ...View.properties, isMenuOpen: { state: true } }

  declare private isMenuOpen: boolean

  constructor() {
    super()
    this.isMenuOpen = false
  }

  protected override firstUpdated() {
    // Only a paired wallet may lack its picture.
    if (this.modal.state.pairing.wallet !== undefined)
      import('../loadPicture.ts').then(
        (one) => one.loadPicture(this.modal),
        () => {},
      )
  }

  /** With the rows of a login, which come in a chunk of their own. */
  protected override async getUpdateComplete() {
    const isComplete = await super.getUpdateComplete()
    const login = this.renderRoot.querySelector<FyAccountLogin>('fy-account-login')
    if (login === null) return isComplete
    await customElements.whenDefined('fy-account-login')
    return login.updateComplete
  }

  protected override render() {
    const { modal, strings, state } = this
    const account = activeAccount(state)
    if (account.status !== 'connected') return nothing
    return html`
      <div class="top">
        <fy-account-headline .modal=${modal} .state=${state} .strings=${strings}></fy-account-headline>
        ${this.#renderCorner()}
      </div>
      <fy-balance-scope .modal=${modal} .state=${state} .strings=${strings}></fy-balance-scope>
      <fy-wallet-features .modal=${modal} .state=${state} .strings=${strings}></fy-wallet-features>
      ${this.#renderSignIn()} ${this.#renderGetName(account.address)}
      <fy-account-assets .modal=${modal} .state=${state} .strings=${strings}></fy-account-assets>
      ${this.#renderLogin(account.connectorId)}
      <fy-account-namespace .modal=${modal} .state=${state} .strings=${strings}></fy-account-namespace>
      ${
        state.transactions &&
        html`<fy-recent-transactions .modal=${modal} .state=${state} .strings=${strings}></fy-recent-transactions>`
      }
    `
  }

  /** Disconnect and the menu of the settings, in the corner, where they need no scrolling. */
  #renderCorner() {
    const { modal, state, strings, isMenuOpen } = this
    const { disconnect, accountMenu } = strings
    return html`<div class="corner">
      ${tip(
        disconnect,
        html`<button type="button" class="icon disconnect" aria-label=${disconnect} @click=${this.#disconnect}>
          ${disconnectIcon()}
        </button>`,
      )}
      ${tip(
        accountMenu,
        html`<button
          type="button"
          class="icon menu"
          aria-label=${accountMenu}
          aria-haspopup="menu"
          aria-expanded=${isMenuOpen}
          @pointerenter=${this.#loadMenu}
          @focus=${this.#loadMenu}
          @pointerdown=${this.#keepFocus}
          @click=${this.#toggleMenu}
          @keydown=${this.#onMenuKey}
        >
          ${moreIcon()}
        </button>`,
      )}
      ${
        isMenuOpen
          ? html`<fy-account-menu
              .modal=${modal}
              .state=${state}
              .strings=${strings}
              .anchor=${this.#menuButton}
              @leave=${this.#onLeave}
            ></fy-account-menu>`
          : nothing
      }
    </div>`
  }

  get #menuButton() {
    return this.renderRoot.querySelector<HTMLElement>('.menu')
  }

  #loadMenu = async () => {
    try {
      await import('../../components/account-menu/fy-account-menu.ts')
      return true
    } catch (cause) {
      void reportLoadError(this.modal, cause)
      return false
    }
  }

  #toggleMenu = async () => {
    this.isMenuOpen = !this.isMenuOpen && (await this.#loadMenu())
  }

  /** A press on the button of an open menu closes it, and would open it again if the menu had lost the focus before. */
  #keepFocus = (event: Event) => {
    if (this.isMenuOpen) event.preventDefault()
  }

  #onMenuKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || this.isMenuOpen) return
    event.preventDefault()
    void this.#toggleMenu()
  }

  #onLeave = ({ detail: isReturned }: CustomEvent<boolean>) => {
    // The focus that goes back makes the menu leave once more.
    if (!this.isMenuOpen) return
    this.isMenuOpen = false
    if (isReturned) this.#menuButton?.focus()
  }

  /** Draws the button to sign in later, if signing in is optional. */
  #renderSignIn() {
    const { modal, strings, state } = this
    if (state.siwx.required || modal.siwx?.canSign() !== true) return nothing
    return this.#renderLink({ view: 'SIWXSignMessage' }, html`<span class="grow">${strings.signIn}</span>`)
  }

  /** An account without a name can have one, where a server gives them out. */
  #renderGetName(address: string) {
    const { modal, strings, state } = this
    if (!canRegister(modal) || profileOf(state, address)?.name !== undefined) return nothing
    return this.#renderLink(
      { view: 'RegisterAccountName' },
      html`<span class="grow">${strings.registerAccountNameTitle}</span>`,
    )
  }

  #renderLink(route: Route, content: TemplateResult) {
    return html`<button type="button" class="row offer" @click=${() => this.modal.router.push(route)}>
      ${content} <span class="muted">${chevronIcon()}</span>
    </button>`
  }

  /** Draws the part of a wallet behind a login: the element comes with that wallet. */
  #renderLogin(connectorId: string) {
    const { modal, strings, state } = this
    if (modal.controls.login?.connectorId !== connectorId) return nothing
    const types = accountTypes(state)
    return html`<fy-account-login
      class=${types.length < 2 ? '' : types[0]}
      .modal=${modal}
      .state=${state}
      .strings=${strings}
    ></fy-account-login>`
  }

  /** A failure is shown at Connect. */
  #disconnect = () => disconnect(this.modal).catch(() => {})
}

define('fy-account-view', FyAccountView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-account-view': FyAccountView
  }
}
