import { connectionStatus, findConnector, memberOf, selectConnector } from '@foyer/modal-core'
import { walletOf } from '@foyer/modal-core/wallets'
import { css, html, nothing } from 'lit'
import '../../exports/modal.ts'
import '../../components/wallet-icon/fy-wallet-icon.ts'
import { problemOr } from '../../components/namespaces/problemOr.ts'
import { reloadPage } from '../../components/note/failure.ts'
import { define } from '../../element/define.ts'
import { controls } from '../../styles/controls.ts'
import { crossIcon, retryIcon } from '../../styles/icons.ts'
import { ring, ringStyles } from '../requestRing.ts'
import { View } from '../View.ts'

/** Shows a request to connect, its result, and a button to retry. */
export class FyConnectingExternalView extends View<'ConnectingExternal'> {
  static override styles = [
    controls,
    ringStyles,
    css`
      .status {
        padding: 0 8px 20px;
      }
      .missing {
        margin-block-start: 8px;
      }
    `,
  ]

  /** If the modal opens here, nobody has asked the wallet yet. */
  protected override firstUpdated() {
    const { state, route } = this
    const isAnswered = connectionStatus(state, route.connectorId, route.namespace) !== 'disconnected'
    if (state.request.current.status === 'idle' && !isAnswered) this.#retry()
  }

  protected override render() {
    const { strings, state } = this
    const request = state.request.current
    const connector = findConnector(state.connectors.list, this.route.connectorId)
    const failed = request.status === 'failed'
    const isOutdated = failed && request.reason === 'removed'
    return html`
      <div class="stack centre status">
        <div class="ring ${failed ? 'failed' : ''}">
          ${ring()}
          <fy-wallet-icon .src=${connector?.imageUrl} .name=${connector?.name ?? ''}></fy-wallet-icon>
          ${failed ? html`<span class="badge">${crossIcon()}</span>` : ''}
        </div>
        <div class="stack" role="status">
          <p class="title ${failed ? 'danger-text' : ''}">${this.#title(connector?.name ?? '')}</p>
          ${this.#renderNamespace()}
          <p class="muted">${this.#text()}</p>
        </div>
      </div>
      <button
        type="button"
        class="button ${failed ? 'primary' : ''}"
        @click=${isOutdated ? reloadPage : this.#retry}
      >
        ${retryIcon()} ${isOutdated ? strings.reload : strings.tryAgain}
      </button>
      ${this.#renderMissing()}
    `
  }

  /** Draws the namespace of the account, if the page has wallets of several. */
  #renderNamespace() {
    const { modal, state, strings, route } = this
    const connector = findConnector(state.connectors.list, route.connectorId)
    if (connector?.chains === undefined) return nothing
    const member = memberOf(state, route.connectorId, route.namespace)
    const index = connector.members.findIndex(({ chain }) => chain === member?.chain)
    const name = connector.chains.split(' · ')[index]
    return html`<p><fy-connect-to .modal=${modal} .strings=${strings} .namespace=${name}>${name}</fy-connect-to></p>`
  }

  /** A connector may be set up for a wallet that is not there. */
  #renderMissing() {
    const { strings, state, modal } = this
    const connector = findConnector(state.connectors.list, this.route.connectorId)
    const wallet = connector === undefined || connector.installed ? undefined : walletOf(state, connector)
    if (wallet === undefined) return nothing
    const show = () => modal.router.push({ view: 'WalletDetails', walletId: wallet.id })
    return html`<button type="button" class="button missing" @click=${show}>
      ${strings.missingIt(wallet.name)}
    </button>`
  }

  #title(wallet: string) {
    const { strings } = this
    const request = this.state.request.current
    if (request.status !== 'failed') return strings.continueIn(wallet)
    return {
      rejected: strings.rejectedTitle,
      busy: strings.busyTitle,
      forbidden: strings.forbiddenTitle,
      removed: strings.failedTitle,
      connection: strings.failedTitle,
      error: strings.failedTitle,
    }[request.reason]
  }

  #text() {
    const { strings } = this
    const request = this.state.request.current
    if (request.status !== 'failed') return strings.acceptRequest
    return {
      rejected: strings.rejectedText,
      busy: strings.busyText,
      forbidden: strings.forbiddenText,
      removed: strings.pageUpdated,
      connection: strings.loadFailed,
      error: problemOr(this, strings.failedText),
    }[request.reason]
  }

  #retry() {
    const { connectorId, namespace } = this.route
    void selectConnector(this.modal, connectorId, { namespace })
  }
}

define('fy-connecting-external-view', FyConnectingExternalView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-connecting-external-view': FyConnectingExternalView
  }
}
