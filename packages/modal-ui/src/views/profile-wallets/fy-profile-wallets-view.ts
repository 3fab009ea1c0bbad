import {
  activeAccount,
  activeNetwork,
  type Connection,
  type ConnectionAccount,
  type Connector,
  connectedNamespaces,
  connectionsOf,
  type DeepReadonly,
  type DisconnectParameters,
  disconnect,
  type Namespace,
  selectConnector,
  selectNetwork,
} from '@foyer/modal-core'
import { isLogin } from '@foyer/modal-core/wallets'
import { html, nothing } from 'lit'
import '../../exports/modal.ts'
import '../account/fy-account-view.ts'
import '../../components/avatar/fy-avatar.ts'
import { tip } from '../../components/tooltip/tip.ts'
import { connectionIcon } from '../../components/wallet-icon/connectionIcon.ts'
import { define } from '../../element/define.ts'
import { placeAfter } from '../../element/placeAfter.ts'
import type { StepsStrings } from '../../locales/en/steps.ts'
import { shortenAddress } from '../../locales/shorten.ts'
import { shortenEmail, shortenProfileName } from '../../locales/shortenOfView.ts'
import { providerOf, walletName } from '../../locales/walletName.ts'
import { controls } from '../../styles/controls.ts'
import { disconnectIcon, mailIcon, walletIcon } from '../../styles/icons.ts'
import { loadPicture } from '../loadPicture.ts'
import { View } from '../View.ts'
import { styles } from './fy-profile-wallets-view.styles.ts'

/**
 * The connected wallets with their accounts: to choose one, disconnect one, or add another. A dapp of several namespaces
 * has a group for each.
 */
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
    const [first, ...others] = new Set(this.state.networks.list.map(({ chainNamespace }) => chainNamespace))
    if (first === undefined) return nothing
    return html`
      <div @keydown=${this.#onKeyDown}>
        ${others.length === 0 ? this.#renderWallets(first) : [first, ...others].map((one) => this.#renderGroup(one))}
      </div>
      ${failure === undefined ? nothing : html`<p class="small danger-text failure" role="alert">${failure}</p>`}
      ${this.#renderAdd()} ${this.#renderDisconnectAll()}
    `
  }

  /** The arrow keys go through the rows of all groups, past the buttons that disconnect. Tab stops at each of both. */
  #onKeyDown = (event: KeyboardEvent) => {
    const rows = [...this.renderRoot.querySelectorAll<HTMLElement>('.row')]
    const place = rows.indexOf(event.target as HTMLElement)
    const target = place < 0 ? undefined : placeAfter(event.key, place, rows.length - 1)
    if (target === undefined) return
    event.preventDefault()
    rows[target]?.focus()
  }

  #renderWallets(namespace: Namespace) {
    return html`<ul class="stack wallets">
      ${connectionsOf(this.state, namespace).map(
        (connection) => html`<li class="stack">${this.#renderWallet(connection, namespace)}</li>`,
      )}
    </ul>`
  }

  #renderGroup(namespace: Namespace) {
    const account = this.state.accounts[namespace]
    const isConnected = account.status === 'connected'
    return html`<section class="stack group" aria-labelledby=${`group-${namespace}`}>
      <h3 id=${`group-${namespace}`}>
        ${isConnected ? (this.modal.networks.find(account.chainId, namespace)?.name ?? account.chainId) : this.#firstOf(namespace)?.name}
      </h3>
      ${isConnected ? this.#renderWallets(namespace) : this.#renderConnect(namespace)}
    </section>`
  }

  /** A wallet that is connected in another namespace comes first. */
  #renderConnect(namespace: Namespace) {
    const { modal, state, strings } = this
    const known = state.connectors.list.find((connector) => this.#isConnectedElsewhere(connector, namespace))
    const network = this.#firstOf(namespace)
    if (network === undefined) return nothing
    const { name } = network
    const isEmail = known && isLogin(known.type) && providerOf(state, known.id) === undefined
    return html`
      ${
        known &&
        html`<button
          type="button"
          class="row"
          @click=${() => selectConnector(modal, known.id, { namespace })}
        >
          ${connectionIcon(state, known.id)}
          <span class="grow named"
            >${isEmail ? strings.alsoConnectEmail(name) : strings.alsoConnect(walletName(state, known.id, strings), name)}</span
          >
        </button>`
      }
      <button type="button" class="row" @click=${() => selectNetwork(modal, network)}>
        ${walletIcon()} <span class="grow named">${strings.connectOn(name)}</span>
      </button>
    `
  }

  #firstOf(namespace: Namespace) {
    return this.modal.networks.list.find(({ chainNamespace }) => chainNamespace === namespace)
  }

  #isConnectedElsewhere({ members }: DeepReadonly<Connector>, namespace: Namespace) {
    return (
      members.some(({ chain }) => chain === namespace) &&
      members.some(({ id, chain }) =>
        connectionsOf(this.state, chain).some(({ connectorId }) => connectorId === id),
      )
    )
  }

  #renderDisconnectAll() {
    if (connectedNamespaces(this.state).length < 2) return nothing
    return html`<button type="button" class="button all" @click=${() => this.#disconnect({ namespace: 'all' })}>
      ${disconnectIcon()} ${this.strings.disconnectAll}
    </button>`
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

  #renderWallet({ connectorId, accounts }: DeepReadonly<Connection>, namespace: Namespace) {
    const name = walletName(this.state, connectorId, this.strings)
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
            @click=${() => this.#disconnect({ connectorId, namespace })}
          >
            ${disconnectIcon()}
          </button>`,
        )}
      </div>
      ${accounts.map((account) => this.#renderAccount(connectorId, account, namespace))}
      ${namespace === activeNetwork(this.state)?.chainNamespace ? this.#renderEmail(connectorId) : nothing}
    `
  }

  /** Draws the e-mail address, which a user who has logged in by e-mail or at a provider can change. */
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

  #renderAccount(
    connectorId: string,
    { address, label }: DeepReadonly<ConnectionAccount>,
    namespace: Namespace,
  ) {
    const { strings } = this
    const current = this.state.accounts[namespace]
    const isInUse =
      current.status === 'connected' && current.connectorId === connectorId && current.address === address
    const short = shortenAddress(address)
    const profile = this.state.profiles?.[`${namespace}:${address}`]
    return html`<button
      type="button"
      class="row"
      title=${address}
      aria-current=${isInUse ? 'true' : nothing}
      @click=${() => selectConnector(this.modal, connectorId, { address, namespace })}
    >
      <fy-avatar .address=${address} .src=${profile?.image}></fy-avatar>
      ${
        profile?.name
          ? html`<span class="grow named">${shortenProfileName(profile.name)}<span class="muted small">${short}</span></span>`
          : html`<span class="grow">${short}</span>`
      }
      ${
        label === undefined
          ? nothing
          : html`<fy-purpose
            class="muted small"
            .modal=${this.modal}
            .strings=${this.strings}
            .label=${label}
            >${label}</fy-purpose
          >`
      }
      ${isInUse ? html`<span class="tag">${strings.walletInUse}</span>` : nothing}
    </button>`
  }

  async #disconnect(which: DisconnectParameters) {
    this.failed = false
    try {
      await disconnect(this.modal, which)
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
