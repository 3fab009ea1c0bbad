import {
  type FarcasterErrorCode,
  type FarcasterState,
  selectConnector,
  startSocialLogin,
} from '@foyer/modal-core'
import { isMobile } from '@foyer/modal-core/wallets'
import { css, html, nothing } from 'lit'
import '../../exports/modal.ts'
import '../../components/qr-code/fy-qr-code.ts'
import { providerNames } from '@foyer/modal-core/floor'
import { providerMark } from '../../components/social-button/socialButton.ts'
import { define } from '../../element/define.ts'
import type { LoginStrings } from '../../locales/en/login.ts'
import { controls } from '../../styles/controls.ts'
import { externalIcon, retryIcon } from '../../styles/icons.ts'
import { loginProblem, ownTabLink } from '../loginProblem.ts'
import { View } from '../View.ts'

/** Shows where the user's Farcaster app signs, as a code and as a link, and says what became of it. */
export class FyConnectingFarcasterView extends View<'ConnectingFarcaster', LoginStrings> {
  static override styles = [
    controls,
    css`
      .code {
        inline-size: min(100%, 300px);
        margin: 0 auto 12px;
      }
      .blank {
        aspect-ratio: 1;
        border-radius: var(--fy-radius-lg);
        background: var(--fy-color-raised);
        animation: breathe 1.4s ease-in-out infinite alternate;
      }
      .step {
        --emblem: 72px;
        padding: 12px 8px 20px;
      }
    `,
  ]

  get #farcaster(): FarcasterState {
    return this.state.login?.farcaster ?? { status: 'idle' }
  }

  protected override render() {
    const farcaster = this.#farcaster
    if (this.state.login?.current.status === 'connecting') return this.#renderLoggedIn()
    if (farcaster.status === 'failed') return this.#renderProblem(farcaster.error)
    return this.#renderWaiting(farcaster.status === 'waiting' ? farcaster.url : undefined)
  }

  #renderWaiting(url: string | undefined) {
    const { strings } = this
    const isHere = isMobile()
    const code =
      url === undefined
        ? html`<div class="code blank" role="status" aria-label=${strings.loading}></div>`
        : html`<div class="code">
            <fy-qr-code .value=${url} .label=${strings.farcasterCodeLabel}>${providerMark('farcaster', 40)}</fy-qr-code>
          </div>`
    return html`
      ${isHere ? nothing : code}
      <div class="stack centre step">
        <p class="muted" role="status">${isHere ? strings.farcasterOpenText : strings.farcasterScanText}</p>
      </div>
      ${
        url === undefined
          ? html`<button type="button" class="button" disabled>${strings.farcasterOpen}</button>`
          : html`<a
              class=${isHere ? 'button primary' : 'button'}
              href=${url}
              target="_blank"
              rel="noopener noreferrer"
              >${strings.farcasterOpen} ${externalIcon()}</a
            >`
      }
    `
  }

  #renderProblem(error: FarcasterErrorCode) {
    const { strings } = this
    const start = () => startSocialLogin(this.modal, 'farcaster')
    return html`
      ${this.#renderStep(strings.socialWaitingTitle(providerNames.farcaster), nothing, toText(strings, error))}
      ${ownTabLink(strings, error)}
      <button type="button" class="button primary" @click=${start}>${retryIcon()} ${strings.tryAgain}</button>
    `
  }

  #renderLoggedIn() {
    const { strings } = this
    const { loginConnectingTitle: title, loginConnectingText: text } = strings
    if (this.state.request.current.status !== 'failed') return this.#renderStep(title, text, nothing)
    const connect = () => void selectConnector(this.modal, this.route.connectorId)
    return html`
      ${this.#renderStep(title, nothing, strings.loginConnectFailed)}
      <button type="button" class="button primary" @click=${connect}>${retryIcon()} ${strings.tryAgain}</button>
    `
  }

  #renderStep(title: string, text: string | typeof nothing, problem: string | typeof nothing) {
    return html`<div class="stack centre step">
      <span class="emblem">${providerMark('farcaster', 34)}</span>
      <p class="title">${title}</p>
      <p class="muted" role="status">${text}</p>
      <p class="danger-text" role="alert">${problem}</p>
    </div>`
  }
}

function toText(strings: LoginStrings, error: FarcasterErrorCode): string {
  if (error === 'farcaster') return strings.farcasterError
  return error === 'refused' ? strings.socialErrorRefused : loginProblem(strings, error, 0)
}

define('fy-connecting-farcaster-view', FyConnectingFarcasterView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-connecting-farcaster-view': FyConnectingFarcasterView
  }
}
