import { type SocialErrorCode, type SocialState, selectConnector, startSocialLogin } from '@foyer/modal-core'
import { css, html, nothing } from 'lit'
import '../../exports/modal.ts'
import { providerNames } from '@foyer/modal-core/floor'
import { providerMark } from '../../components/social-button/socialButton.ts'
import { define } from '../../element/define.ts'
import type { LoginStrings } from '../../locales/en/login.ts'
import { controls } from '../../styles/controls.ts'
import { retryIcon } from '../../styles/icons.ts'
import { loginProblem, ownTabLink } from '../loginProblem.ts'
import { View } from '../View.ts'

/** Waits for the popup of a provider, and says what became of it. */
export class FyConnectingSocialView extends View<'ConnectingSocial', LoginStrings> {
  static override styles = [
    controls,
    css`
      .step {
        --emblem: 72px;
        padding: 12px 8px 20px;
      }
    `,
  ]

  get #social(): SocialState {
    return this.state.login?.social ?? { status: 'idle' }
  }

  protected override render() {
    const { strings } = this
    const name = providerNames[this.route.provider]
    const isLoggedIn = this.state.login?.current.status === 'connecting'
    const problem = this.#problem(isLoggedIn)
    const isWaiting = !isLoggedIn && this.#social.status !== 'verifying'
    return html`
      <div class="stack centre step">
        <span class="emblem">${providerMark(this.route.provider, 34)}</span>
        <p class="title">${isWaiting ? strings.socialWaitingTitle(name) : strings.loginConnectingTitle}</p>
        <p class="muted" role="status">
          ${problem ? nothing : isWaiting ? strings.socialWaitingText(name) : strings.loginConnectingText}
        </p>
        <p class="danger-text" role="alert">${problem ?? nothing}</p>
      </div>
      ${ownTabLink(strings, this.#error())}
      ${
        // From the start: a window behind others looks like none, and the page may not see that it is closed.
        problem || isWaiting
          ? html`<button type="button" class="button ${problem ? 'primary' : ''}" @click=${isLoggedIn ? this.#connect : this.#start}>
              ${retryIcon()} ${isLoggedIn ? strings.tryAgain : strings.socialOpenAgain}
            </button>`
          : nothing
      }
    `
  }

  #problem(isLoggedIn: boolean): string | undefined {
    const { strings } = this
    if (isLoggedIn)
      return this.state.request.current.status === 'failed' ? strings.loginConnectFailed : undefined
    const error = this.#error()
    return error === undefined ? undefined : socialProblem(strings, error)
  }

  #error(): SocialErrorCode | undefined {
    const social = this.#social
    return social.status === 'failed' ? social.error : undefined
  }

  /** The popup opens at the click. */
  #start = () => startSocialLogin(this.modal, this.route.provider)

  #connect = () => {
    void selectConnector(this.modal, this.route.connectorId)
  }
}

function socialProblem(strings: LoginStrings, error: SocialErrorCode): string {
  if (error === 'blocked') return strings.socialErrorBlocked
  if (error === 'closed') return strings.socialErrorClosed
  if (error === 'refused') return strings.socialErrorRefused
  if (error === 'initiate') return strings.socialErrorInitiate
  return loginProblem(strings, error, 0)
}

define('fy-connecting-social-view', FyConnectingSocialView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-connecting-social-view': FyConnectingSocialView
  }
}
