import {
  accountTypes,
  activeAccount,
  type ChainId,
  canRegister,
  connectionsOf,
  disconnect,
  profileOf,
  type Route,
  walletNetwork,
} from '@foyer/modal-core'
import { css, html, nothing, type TemplateResult } from 'lit'
import '../../exports/modal.ts'
import '../../components/account-assets/fy-account-assets.ts'
import '../../components/account-headline/fy-account-headline.ts'
import '../../components/wallet-features/fy-wallet-features.ts'
import '../../components/wallet-icon/fy-wallet-icon.ts'
import { explorerOf } from '../../components/account-assets/explorerOf.ts'
import type { FyAccountLogin } from '../../components/account-login/fy-account-login.ts'
import { tip } from '../../components/tooltip/tip.ts'
import { connectionIcon } from '../../components/wallet-icon/connectionIcon.ts'
import { pictureOfNetwork } from '../../components/wallet-icon/pictureOf.ts'
import { define } from '../../element/define.ts'
import type { AccountStrings } from '../../locales/account/en.ts'
import { controls } from '../../styles/controls.ts'
import { chevronIcon, disconnectIcon, externalIcon } from '../../styles/icons.ts'
import { loadPicture } from '../loadPicture.ts'
import { View } from '../View.ts'

/** The connected account: its balance, Disconnect, actions and tokens, and last its settings. */
export class FyAccountView extends View<'Account', AccountStrings> {
  static override styles = [
    controls,
    css`
      .offer {
        min-block-size: 52px;
        margin-block-end: 8px;
        padding-inline: 14px;
      }
      .rows {
        padding-block-start: 4px;
        border-block-start: 1px solid var(--fy-color-border);
      }
      .rows fy-wallet-icon {
        --size: 20px;
      }
      /* Beside the picture of the account, where it needs no scrolling. */
      .top {
        position: relative;
      }
      .disconnect {
        position: absolute;
        inset-block-start: 0;
        inset-inline-end: -8px;
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
      /* Beside a long name the label stays in one piece; the name goes on in a second line, next to its picture. */
      .label {
        flex: 1 0 auto;
      }
    `,
  ]

  protected override firstUpdated() {
    void loadPicture(this.modal)
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
        ${this.#renderDisconnect()}
      </div>
      <fy-wallet-features .modal=${modal} .state=${state} .strings=${strings}></fy-wallet-features>
      ${this.#renderSignIn()} ${this.#renderGetName(account.address)}
      <fy-account-assets .modal=${modal} .state=${state} .strings=${strings}></fy-account-assets>
      <div class="rows">
        ${this.#renderWallets()} ${this.#renderNetwork(account.chainId)} ${this.#renderExplorer(account.address)}
        ${this.#renderLogin(account.connectorId)}
      </div>
      <fy-account-namespace .modal=${modal} .state=${state} .strings=${strings}></fy-account-namespace>
      ${
        state.transactions &&
        html`<fy-recent-transactions .modal=${modal} .state=${state} .strings=${strings}></fy-recent-transactions>`
      }
    `
  }

  #renderDisconnect() {
    const { disconnect } = this.strings
    return tip(
      disconnect,
      html`<button type="button" class="icon disconnect" aria-label=${disconnect} @click=${this.#disconnect}>
        ${disconnectIcon()}
      </button>`,
    )
  }

  /** Where signing in is optional, users can sign in later here. */
  #renderSignIn() {
    const { modal, strings, state } = this
    if (state.siwx.required || modal.siwx?.canSign() !== true) return nothing
    return this.#renderLink(
      'offer',
      { view: 'SIWXSignMessage' },
      html`<span class="grow">${strings.signIn}</span>`,
    )
  }

  /** An account without a name can have one, where a server gives them out. */
  #renderGetName(address: string) {
    const { modal, strings, state } = this
    if (!canRegister(modal) || profileOf(state, address)?.name !== undefined) return nothing
    return this.#renderLink(
      'offer',
      { view: 'RegisterAccountName' },
      html`<span class="grow">${strings.registerAccountNameTitle}</span>`,
    )
  }

  #renderLink(kind: 'offer' | 'quiet', route: Route, content: TemplateResult) {
    return html`<button type="button" class="row ${kind}" @click=${() => this.modal.router.push(route)}>
      ${content} <span class="muted">${chevronIcon()}</span>
    </button>`
  }

  #renderWallets() {
    const { strings, state } = this
    return this.#renderLink(
      'quiet',
      { view: 'ProfileWallets' },
      html`<span class="muted label">${strings.walletsRow}</span>
        ${connectionsOf(state).map(({ connectorId }) => connectionIcon(state, connectorId))}`,
    )
  }

  /** A wallet may be on a network that is not configured, where the dapp allows that. */
  #renderNetwork(chainId: ChainId) {
    const { strings, state } = this
    const network = walletNetwork(state)
    const content = html`<span class="muted label">${strings.network}</span>
      ${
        network &&
        html`<fy-wallet-icon round .src=${pictureOfNetwork(network)} .name=${network.name}></fy-wallet-icon>`
      }
      <span data-testid="network">${network?.name ?? strings.unknownNetwork(String(chainId))}</span>
    `
    const isOnly = state.networks.list.every((one) => one === network)
    if (isOnly || !state.options.enableNetworkSwitch) return html`<div class="row quiet">${content}</div>`
    return this.#renderLink('quiet', { view: 'Networks' }, content)
  }

  #renderExplorer(address: string) {
    const url = explorerOf(walletNetwork(this.state), 'address', address)
    if (url === undefined) return nothing
    return html`<a class="row quiet" href=${url} target="_blank" rel="noopener noreferrer">
      <span class="muted label">${this.strings.viewOnExplorer}</span>
      <span class="muted">${externalIcon()}</span>
    </a>`
  }

  /** What only a wallet behind a login has: the element comes with that wallet. */
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
