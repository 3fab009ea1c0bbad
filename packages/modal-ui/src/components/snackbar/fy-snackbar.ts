import type { DeepReadonly, SnackbarState } from '@foyer/modal-core'
import { css, html, nothing } from 'lit'
import '../../exports/modal.ts'
import { define } from '../../element/define.ts'
import { FyElement } from '../../element/FyElement.ts'
import type { Strings } from '../../locales/en/base.ts'
import { checkIcon, crossIcon } from '../../styles/icons.ts'

/** A short message at the bottom of the modal: success, error or loading. */
export class FySnackbar extends FyElement {
  static override styles = css`
    :host {
      position: absolute;
      inset: auto 20px 20px;
      display: grid;
      justify-items: center;
      pointer-events: none;
    }
    p {
      display: flex;
      align-items: center;
      gap: 8px;
      padding-block: 10px;
      padding-inline: 12px 16px;
      border: 1px solid var(--fy-color-border);
      border-radius: var(--fy-radius-md);
      background: var(--fy-color-raised-active);
      box-shadow: 0 8px 24px rgb(0 0 0 / 24%);
      font-size: var(--fy-text-sm);
      font-weight: 600;
      animation: rise var(--fy-duration-sm) var(--fy-ease);
    }
    .success svg {
      color: var(--fy-color-success);
    }
    .error svg {
      color: var(--fy-color-danger);
    }
    .loading i {
      inline-size: 16px;
      block-size: 16px;
      border: 2px solid var(--fy-color-border);
      border-block-start-color: var(--fy-color-link);
      border-radius: 50%;
      animation: turn 0.8s linear infinite;
    }
    @keyframes rise {
      from {
        opacity: 0;
        transform: translateY(8px);
      }
    }
    @keyframes turn {
      to {
        transform: rotate(1turn);
      }
    }
  `
  static override properties = {
    snackbar: { attribute: false },
    strings: { attribute: false },
  }

  declare snackbar: DeepReadonly<SnackbarState>
  declare strings: Strings

  protected override render() {
    const { snackbar, strings } = this
    if (snackbar.status === 'hidden') return nothing
    const { tone, message } = snackbar
    const mark = { success: checkIcon, error: crossIcon, loading: () => html`<i></i>` }[tone]()
    return html`<p part="snackbar" class=${tone}>${mark} ${strings[message]}</p>`
  }
}

define('fy-snackbar', FySnackbar)

declare global {
  interface HTMLElementTagNameMap {
    'fy-snackbar': FySnackbar
  }
}
