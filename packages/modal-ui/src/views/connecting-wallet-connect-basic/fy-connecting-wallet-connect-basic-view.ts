import { findConnector, type PairingState, type RelayFailure, selectConnector } from '@foyer/modal-core'
import { css, html, nothing } from 'lit'
import '../../components/qr-code/fy-qr-code.ts'
import { define } from '../../element/define.ts'
import { controls } from '../../styles/controls.ts'
import { copyIcon, retryIcon } from '../../styles/icons.ts'
import { View } from '../View.ts'

const SECOND = 1_000
const MINUTE = 60

/** A code for a wallet on another device: to scan or to copy, with the time it lives, and why there is none. */
export class FyConnectingWalletConnectBasicView extends View<'ConnectingWalletConnectBasic'> {
  static override styles = [
    controls,
    css`
      .code {
        position: relative;
        inline-size: min(100%, 300px);
        margin: 0 auto 12px;
      }
      .blank {
        aspect-ratio: 1;
        border-radius: var(--fy-radius-lg);
        background: var(--fy-color-raised);
      }
      .preparing {
        animation: breathe 1.4s ease-in-out infinite alternate;
      }
      .over {
        position: absolute;
        inset: 0;
        display: flex;
        flex-direction: column;
        align-items: center;
        justify-content: center;
        gap: 8px;
        padding: 24px;
        border-radius: var(--fy-radius-lg);
        background: var(--fy-color-raised);
        text-align: center;
      }
      .time {
        font-variant-numeric: tabular-nums;
      }
      .text {
        padding: 0 8px 16px;
      }
      @keyframes breathe {
        to {
          opacity: 0.5;
        }
      }
    `,
  ]
  static override properties = { ...View.properties, now: { state: true } }

  declare private now: number
  #isBegun = false
  #clock: ReturnType<typeof setInterval> | undefined

  override connectedCallback() {
    super.connectedCallback()
    this.now = Date.now()
    this.#clock = setInterval(() => {
      this.now = Date.now()
    }, SECOND)
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    clearInterval(this.#clock)
  }

  protected override updated() {
    // Where the modal opens here nobody has chosen it, and its adapter may still be on its way.
    const connector = findConnector(this.state.connectors.list, this.route.connectorId)
    if (this.#isBegun || connector === undefined) return
    this.#isBegun = true
    if (this.state.request.current.status === 'idle') void selectConnector(this.modal, connector.id)
  }

  protected override render() {
    const { strings } = this
    const problem = this.#problem
    const code = problem === undefined ? this.#code : undefined
    return html`
      <div class="code">${this.#renderCode(code, problem)}</div>
      <div class="stack centre text">
        <p class="muted">${problem === undefined ? strings.scanText : nothing}</p>
        ${code === undefined ? nothing : this.#renderTime(code.expiresAt)}
      </div>
      ${
        problem === undefined
          ? html`<button type="button" class="button" ?disabled=${code === undefined} @click=${this.#copy}>
              ${copyIcon()} ${strings.copyLink}
            </button>`
          : html`<button type="button" class="button primary" @click=${this.#renew}>
              ${retryIcon()} ${problem.action}
            </button>`
      }
    `
  }

  #renderCode(code: Waiting | undefined, problem: Problem | undefined) {
    if (problem !== undefined)
      return html`<div class="blank"></div>
        <div class="over" role="alert">
          <p class="title">${problem.title}</p>
          <p class="muted">${problem.text}</p>
        </div>`
    if (code === undefined)
      return html`<div class="blank preparing" role="status" aria-label=${this.strings.loading}></div>`
    return html`<fy-qr-code .value=${code.uri} .label=${this.strings.qrLabel}></fy-qr-code>`
  }

  #renderTime(expiresAt: number) {
    const { strings } = this
    const seconds = Math.max(0, Math.ceil((expiresAt - this.now) / SECOND))
    const time = `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`
    return html`<p class="muted small time">${strings.codeExpiresIn(time)}</p>`
  }

  /** The code that a wallet can use now. */
  get #code(): Waiting | undefined {
    const { current } = this.state.pairing
    return current.status === 'waiting' && current.expiresAt > this.now ? current : undefined
  }

  /** What stands between the visitor and a code, with the way out. */
  get #problem(): Problem | undefined {
    const { strings, state } = this
    const pairing = state.pairing.current
    const request = state.request.current
    if (pairing.status === 'failed')
      return { title: strings.relayTitle, text: this.#relayText(pairing.reason), action: strings.tryAgain }
    const isExpired = pairing.status === 'waiting' && pairing.expiresAt <= this.now
    if (isExpired || pairing.status === 'expired')
      return { title: strings.codeExpired, text: strings.codeExpiredText, action: strings.newCode }
    if (request.status !== 'failed') return undefined
    return request.reason === 'rejected'
      ? { title: strings.rejectedTitle, text: strings.rejectedText, action: strings.newCode }
      : { title: strings.failedTitle, text: strings.failedText, action: strings.tryAgain }
  }

  #relayText(reason: RelayFailure) {
    const { strings } = this
    return {
      offline: strings.relayOffline,
      unreachable: strings.relayUnreachable,
      projectId: strings.relayProjectId,
      origin: strings.relayOrigin,
      clock: strings.relayClock,
      rateLimited: strings.relayRateLimited,
    }[reason]
  }

  #renew() {
    // An adapter that did not come is asked for again.
    if (!this.#isBegun) return void this.modal.pairing.source?.prepare()
    void selectConnector(this.modal, this.route.connectorId, { cache: 'never' })
  }

  async #copy() {
    const code = this.#code
    if (code === undefined) return
    try {
      await navigator.clipboard.writeText(code.uri)
      this.modal.snackbar.show('success', 'linkCopied')
    } catch {
      this.modal.snackbar.show('error', 'linkCopyFailed')
    }
  }
}

type Waiting = Extract<PairingState, { status: 'waiting' }>
type Problem = { title: string; text: string; action: string }

define('fy-connecting-wallet-connect-basic-view', FyConnectingWalletConnectBasicView)

declare global {
  interface HTMLElementTagNameMap {
    'fy-connecting-wallet-connect-basic-view': FyConnectingWalletConnectBasicView
  }
}
