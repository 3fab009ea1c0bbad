import {
  activeAccount,
  type Connection,
  type ConnectionAccount,
  connectionsOf,
  type DeepReadonly,
  disconnect,
  profileOf,
  selectConnector,
} from '@foyer/modal-core'
import { html, nothing } from 'lit'
import '../../exports/modal.ts'
import '../../components/avatar/fy-avatar.ts'
import { tip } from '../../components/tooltip/tip.ts'
import { connectionIcon } from '../../components/wallet-icon/connectionIcon.ts'
import { define } from '../../element/define.ts'
import { shortenAddress, shortenEmail, shortenProfileName } from '../../locales/shorten.ts'
import type { StepsStrings } from '../../locales/steps/en.ts'
import { walletName } from '../../locales/walletName.ts'
import { controls } from '../../styles/controls.ts'
import { disconnectIcon, mailIcon, walletIcon } from '../../styles/icons.ts'
import { loadPicture } from '../loadPicture.ts'
import { View } from '../View.ts'
import { styles } from './fy-profile-wallets-view.styles.ts'

/** The connected wallets with their accounts: to choose one, disconnect one, or add another. */
export class FyProfileWalletsView extends View<'ProfileWallets', StepsStrings> {
  static override styles = [controls, styles]
  static override properties = { ...View.properties, failed: { state: true } }

  /** A wallet failed to disconnect. */
  declare private failed: boolean

  protected override firstUpdated() {
    void loadPicture(this.modal)
  }

  #hadFocus = false

  protected override willUpdate() {
    this.#hadFocus = this.shadowRoot?.activeElement != null
  }

  /** Keeps focus in the dialog when the wallet that had it is gone. */
  protected override updated() {
    if (this.#hadFocus && this.shadowRoot?.activeElement === null)
      this.shadowRoot.querySelector('button')?.focus()
  }

  protected override render() {
    const { strings } = this
    const isUnanswered = this.state.request.current.status === 'failed'
    const failure = this.failed
      ? strings.disconnectFailed
      : isUnanswered
        ? strings.walletSwitchFailed
        : undefined
    return html`
      <ul class="stack wallets">
        ${connectionsOf(this.state).map((connection) => html`<li class="stack">${this.#renderWallet(connection)}</li>`)}
      </ul>
      ${failure === undefined ? nothing : html`<p class="small danger-text failure" role="alert">${failure}</p>`}
      ${this.#renderAdd()}
    `
  }

  #renderAdd() {
    if (this.state.wallets.features.multiWallet === false) return nothing
    return html`<button
      type="button"
      class="button"
      @click=${() => this.modal.router.push({ view: 'ConnectWallets' })}
    >
      ${walletIcon(18)} ${this.strings.addWallet}
    </button>`
  }

  #renderWallet({ connectorId, accounts }: DeepReadonly<Connection>) {
    const name = walletName(this.state, connectorId)
    return html`
      <div class="wallet">
        ${connectionIcon(this.state, connectorId)}
        <span class="grow">${name}</span>
        ${tip(
          this.strings.disconnectWallet(name),
          html`<button
            type="button"
            class="icon"
            aria-label=${this.strings.disconnectWallet(name)}
            @click=${() => this.#disconnect(connectorId)}
          >
            ${disconnectIcon()}
          </button>`,
        )}
      </div>
      ${accounts.map((account) => this.#renderAccount(connectorId, account))} ${this.#renderEmail(connectorId)}
    `
  }

  /** Who has logged in by e-mail, or at a provider, can have another address. */
  #renderEmail(connectorId: string) {
    const { modal, state, strings } = this
    const current = activeAccount(state)
    const isInUse = current.status === 'connected' && current.connectorId === connectorId
    if (!isInUse || modal.controls.login?.connectorId !== connectorId) return nothing
    const email = state.login?.user?.email
    return html`<button
      type="button"
      class="row"
      title=${email ?? nothing}
      @click=${() => modal.router.push({ view: 'UpdateEmailWallet' })}
    >
      ${mailIcon()}
      <span class="grow named"
        >${strings.emailLabel}${email && html`<bdi class="muted small">${shortenEmail(email)}</bdi>`}</span
      >
    </button>`
  }

  #renderAccount(connectorId: string, { address, label }: DeepReadonly<ConnectionAccount>) {
    const { strings } = this
    const current = activeAccount(this.state)
    const isInUse =
      current.status === 'connected' && current.connectorId === connectorId && current.address === address
    const short = shortenAddress(address)
    const profile = profileOf(this.state, address)
    return html`<button
      type="button"
      class="row"
      title=${address}
      aria-current=${isInUse ? 'true' : nothing}
      @click=${() => selectConnector(this.modal, connectorId, { address })}
    >
      <fy-avatar .address=${address} .src=${profile?.image}></fy-avatar>
      ${
        profile?.name
          ? html`<span class="grow named">${shortenProfileName(profile.name)}<span class="muted small">${short}</span></span>`
          : html`<span class="grow">${short}</span>`
      }
      ${label === undefined ? nothing : html`<span class="muted small">${label}</span>`}
      ${isInUse ? html`<span class="tag">${strings.walletInUse}</span>` : nothing}
    </button>`
  }

  async #disconnect(connectorId: string) {
    this.failed = false
    try {
      await disconnect(this.modal, { connectorId })
    } catch {
      this.failed = true
    }
  }
}

define('fy-profile-wallets-view', FyProfileWalletsView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-profile-wallets-view': FyProfileWalletsView
  }
}
