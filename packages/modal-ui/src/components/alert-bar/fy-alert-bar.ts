import { type AlertCode, type AlertReason, alertTitles, type Modal } from '@foyer/modal-core'
import { css, html, nothing } from 'lit'
import '../../exports/modal.ts'
import { define } from '../../element/define.ts'
import { FyElement } from '../../element/FyElement.ts'
import type { Strings } from '../../locales/en/base.ts'
import type { StepsStrings } from '../../locales/en/steps.ts'
import { loadedGroup, loadGroup } from '../../locales/loadGroup.ts'
import { closeIcon, warningIcon } from '../../styles/icons.ts'
import { tip } from '../tooltip/tip.ts'

/** The bar of an alert, with its code, until it is dismissed. */
export class FyAlertBar extends FyElement {
  static override styles = css`
    div {
      --tone: var(--fy-color-danger);
      display: grid;
      grid-template-columns: auto 1fr auto;
      align-items: center;
      gap: 10px;
      margin: 0 20px 6px;
      padding-inline-start: 12px;
      border: 1px solid var(--tone);
      border-radius: var(--fy-radius-md);
      background: var(--fy-color-surface);
      font-size: var(--fy-text-sm);
      animation: drop var(--fy-duration-sm) var(--fy-ease);
    }
    @supports (color: color-mix(in oklab, red, red)) {
      div {
        border-color: color-mix(in oklab, var(--tone) 40%, transparent);
        background: color-mix(in oklab, var(--tone) 10%, var(--fy-color-surface));
      }
    }
    .warning {
      --tone: var(--fy-color-warning);
    }
    div > svg {
      color: var(--tone);
    }
    p {
      padding-block: 10px;
      text-wrap: pretty;
    }
    code {
      color: var(--fy-color-muted);
      font-family: inherit;
      white-space: nowrap;
    }
    button {
      display: grid;
      place-items: center;
      inline-size: 44px;
      block-size: 44px;
      color: var(--fy-color-muted);
    }
    @keyframes drop {
      from {
        opacity: 0;
        transform: translateY(-6px);
      }
    }
  `
  static override properties = {
    modal: { attribute: false },
    code: { attribute: false },
    reason: { attribute: false },
    strings: { attribute: false },
  }

  declare modal: Modal
  declare code: AlertCode
  declare reason: AlertReason | undefined
  declare strings: Strings

  /** Undefined while they load. */
  get #texts(): StepsStrings | undefined {
    const texts = loadedGroup('steps', this.strings.$code)
    return texts && { ...texts, ...this.strings }
  }

  protected override willUpdate() {
    if (this.#texts !== undefined) return
    loadGroup('steps', { ...this.modal.state.options, locale: this.strings.$code }).then(
      () => this.requestUpdate(),
      // Only the alert is missing.
      () => {},
    )
  }

  protected override render() {
    const { code, modal } = this
    const strings = this.#texts
    if (strings === undefined) return nothing
    const tone = code.startsWith('APKTW') ? 'warning' : 'error'
    return html`<div part="alert" class=${tone} role="alert">
      ${warningIcon()}
      <p>
        ${modal.debug ? html`<strong lang="en">${alertTitles[code]}</strong><br />` : nothing}${this.#textOf(strings)}
        <code>${code}</code>
      </p>
      ${tip(
        strings.dismiss,
        html`<button type="button" aria-label=${strings.dismiss} @click=${() => this.modal.alerts.hide()}>
          ${closeIcon()}
        </button>`,
      )}
    </div>`
  }

  #textOf(strings: StepsStrings) {
    const { code, reason } = this
    if (reason === undefined) return strings[`alert${code}`]
    return {
      iframe_load_failed: strings.alertIframeLoad,
      iframe_request_timeout: strings.alertIframeTimeout,
    }[reason]
  }
}

define('fy-alert-bar', FyAlertBar)

declare global {
  interface HTMLElementTagNameMap {
    'fy-alert-bar': FyAlertBar
  }
}
