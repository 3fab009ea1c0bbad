import { cancelSignIn, signIn } from '@foyer/modal-core'
import { connectedWallet } from '@foyer/modal-core/wallets'
import { css, html, nothing } from 'lit'
import '../../exports/modal.ts'
import { problemOr } from '../../components/namespaces/problemOr.ts'
import { activeConnectionIcon } from '../../components/wallet-icon/connectionIcon.ts'
import { define } from '../../element/define.ts'
import type { StepsStrings } from '../../locales/en/steps.ts'
import { controls } from '../../styles/controls.ts'
import { crossIcon } from '../../styles/icons.ts'
import { loadPicture } from '../loadPicture.ts'
import { ring, ringStyles } from '../requestRing.ts'
import { View } from '../View.ts'

/** Asks for the signature that signs in, and shows how the request goes. */
export class FySiwxSignMessageView extends View<'SIWXSignMessage', StepsStrings> {
  static override styles = [
    controls,
    ringStyles,
    css`
      .status {
        padding: 0 8px 20px;
      }
      .ring:not(.asking, .failed) svg {
        visibility: hidden;
      }
      .actions {
        display: grid;
        grid-auto-columns: minmax(0, 1fr);
        grid-auto-flow: column;
        gap: 8px;
      }
    `,
  ]
  protected override firstUpdated() {
    void loadPicture(this.modal)
  }

  protected override render() {
    const { strings, state } = this
    const { status } = state.siwx.current
    const wallet = connectedWallet(state)
    const failed = status === 'unprepared' || state.request.current.status === 'failed'
    const isAsking = status === 'preparing' || status === 'signing' || status === 'storing'
    return html`
      <div class="stack centre status">
        <div class="ring ${failed ? 'failed' : isAsking ? 'asking' : ''}">
          ${ring()}
          ${activeConnectionIcon(state)}
          ${failed ? html`<span class="badge">${crossIcon()}</span>` : nothing}
        </div>
        <div class="stack" role="status">
          <p class="title ${failed ? 'danger-text' : ''}">${this.#title(wallet?.name ?? '')}</p>
          <p class="muted">${this.#text()}</p>
        </div>
      </div>
      <div class="actions">
        <button type="button" class="button" @click=${this.#cancel}>
          ${this.#leavesWallet() ? strings.disconnect : strings.cancel}
        </button>
        <button type="button" class="button primary" ?disabled=${status === 'storing'} @click=${this.#sign}>
          ${failed || isAsking ? strings.tryAgain : strings.sign}
        </button>
      </div>
    `
  }

  /** With one network there is none to go back to, so that declining is disconnecting. */
  #leavesWallet() {
    const { siwx, networks } = this.state
    return siwx.required && networks.list.length === 1
  }

  #title(wallet: string) {
    const { strings, state } = this
    const { status } = state.siwx.current
    if (status === 'storing') return strings.authenticating
    if (status === 'signing') return strings.continueIn(wallet)
    if (status === 'unprepared') return strings.signFailed
    const request = state.request.current
    if (request.status !== 'failed') return strings.signLead(location.hostname)
    return request.reason === 'forbidden' ? strings.forbiddenTitle : strings.signFailed
  }

  #text() {
    const { strings, state } = this
    const { status } = state.siwx.current
    if (status === 'storing') return strings.keepingSession
    if (status === 'signing') return strings.acceptSignature
    if (status === 'preparing') return strings.preparingMessage
    if (status === 'unprepared') return strings.noMessageText
    const request = state.request.current
    if (request.status !== 'failed') return strings.signText
    return {
      rejected: strings.rejectedText,
      busy: strings.busyText,
      forbidden: strings.forbiddenText,
      removed: strings.pageUpdated,
      connection: strings.loadFailed,
      error: problemOr(this, strings.signFailedText),
    }[request.reason]
  }

  #sign() {
    // The state says what failed.
    signIn(this.modal).catch(() => {})
  }

  /** A failure to disconnect is shown at Connect. */
  #cancel = () => cancelSignIn(this.modal).catch(() => {})
}

define('fy-siwx-sign-message-view', FySiwxSignMessageView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-siwx-sign-message-view': FySiwxSignMessageView
  }
}
