import type { DeepReadonly, Modal, ModalState, PairingState } from '@foyer/modal-core'
import { css, html, nothing } from 'lit'
import '../../exports/modal.ts'
import { Clock } from '../../element/Clock.ts'
import { define } from '../../element/define.ts'
import { FyElement } from '../../element/FyElement.ts'
import type { StepsStrings } from '../../locales/en/steps.ts'
import { controls } from '../../styles/controls.ts'
import { copyIcon, offlineIcon, retryIcon, warningIcon } from '../../styles/icons.ts'
import { reloadPage } from '../note/failure.ts'
import { note, noteStyles } from '../note/note.ts'
import { copyCode } from './copyCode.ts'
import { type PairingProblem, pairingProblem } from './pairingProblem.ts'
import '../qr-code/fy-qr-code.ts'

const SECOND = 1_000
const MINUTE = 60

/**
 * A pairing code for a wallet on another device, to scan or to copy, with its remaining time, or the error.
 *
 * @slot - The picture in the middle of the code.
 */
export class FyPairingCode extends FyElement {
  static override styles = [
    controls,
    noteStyles,
    css`
      .code {
        position: relative;
        /* In a low window it leaves room for what stands around it. */
        inline-size: min(100%, clamp(200px, 36dvh, 300px));
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
        display: grid;
        place-items: center;
        padding: 8px;
      }
      .time {
        font-variant-numeric: tabular-nums;
      }
      .text {
        padding: 0 8px 16px;
      }
    `,
  ]
  static override properties = {
    modal: { attribute: false },
    state: { attribute: false },
    strings: { attribute: false },
    text: {},
    renew: { attribute: false },
  }

  declare modal: Modal
  declare state: DeepReadonly<ModalState>
  declare strings: StepsStrings
  /** The instruction beside the code. */
  declare text: string
  /** Asks for a new one. */
  declare renew: () => void
  #clock = new Clock(this)

  protected override render() {
    const { strings, text } = this
    const problem = pairingProblem(this, this.#clock.now)
    const code = problem === undefined ? this.#code : undefined
    return html`
      <div class="code">${this.#renderCode(code, problem)}</div>
      <div class="stack centre text">
        <p class="muted">${problem === undefined ? text : nothing}</p>
        ${code === undefined ? nothing : this.#renderTime(code.expiresAt)}
      </div>
      ${
        problem === undefined
          ? html`<button type="button" class="button" ?disabled=${code === undefined} @click=${this.#copy}>
              ${copyIcon()} ${strings.copyLink}
            </button>`
          : html`<button type="button" class="button primary" @click=${problem.isOutdated ? reloadPage : this.renew}>
              ${retryIcon()} ${problem.action}
            </button>`
      }
    `
  }

  #renderCode(code: Waiting | undefined, problem: PairingProblem | undefined) {
    if (problem !== undefined)
      return html`<div class="blank"></div>
        <div class="over">
          ${note({ ...problem, picture: problem.isOffline ? offlineIcon() : warningIcon(), role: 'alert', action: undefined })}
        </div>`
    if (code === undefined)
      return html`<div class="blank preparing" role="status" aria-label=${this.strings.loading}></div>`
    return html`<fy-qr-code .value=${code.uri} .label=${this.strings.qrLabel}><slot></slot></fy-qr-code>`
  }

  #renderTime(expiresAt: number) {
    const seconds = Math.max(0, Math.ceil((expiresAt - this.#clock.now) / SECOND))
    const time = `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`
    return html`<p class="muted small time">${this.strings.codeExpiresIn(time)}</p>`
  }

  /** The code that a wallet can use now. */
  get #code(): Waiting | undefined {
    const { current } = this.state.pairing
    return current.status === 'waiting' ? current : undefined
  }

  #copy() {
    if (this.#code !== undefined) void copyCode(this.modal, this.#code.uri)
  }
}

type Waiting = Extract<PairingState, { status: 'waiting' }>

define('fy-pairing-code', FyPairingCode)

declare global {
  interface HTMLElementTagNameMap {
    'fy-pairing-code': FyPairingCode
  }
}
