import type { Modal } from '@foyer/modal-core'
import { css, html } from 'lit'
import { define } from '../../element/define.ts'
import { FyElement } from '../../element/FyElement.ts'
import type { AccountStrings } from '../../locales/en/account.ts'
import { checkIcon, copyIcon } from '../../styles/icons.ts'
import { tip } from '../tooltip/tip.ts'
import { copyAddress } from './copyAddress.ts'

/** Time that the confirmation stays, in milliseconds. */
const CONFIRMATION = 2000

/** Copies an address and confirms it with a check mark and the modal's snackbar. */
export class FyCopyButton extends FyElement {
  static override styles = css`
    button {
      display: grid;
      place-items: center;
      inline-size: 44px;
      block-size: 44px;
      border-radius: var(--fy-radius-md);
      color: var(--fy-color-muted);
      transition: background var(--fy-duration-sm);
    }
    button:hover {
      background: var(--fy-color-raised);
      color: var(--fy-color-text);
    }
    .copied {
      color: var(--fy-color-success);
    }
  `
  static override properties = {
    modal: { attribute: false },
    value: {},
    strings: { attribute: false },
    copied: { state: true },
  }

  declare modal: Modal
  declare value: string
  declare strings: AccountStrings
  declare private copied: boolean
  #timer: ReturnType<typeof setTimeout> | undefined

  override disconnectedCallback() {
    super.disconnectedCallback()
    clearTimeout(this.#timer)
  }

  protected override render() {
    const { strings, copied } = this
    return tip(
      strings.copyAddress,
      html`<button
        type="button"
        aria-label=${strings.copyAddress}
        class=${copied ? 'copied' : ''}
        @click=${this.#copy}
      >
        ${copied ? checkIcon() : copyIcon()}
      </button>`,
    )
  }

  async #copy() {
    if (!(await copyAddress(this.modal, this.value))) return
    this.copied = true
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.copied = false
    }, CONFIRMATION)
  }
}

define('fy-copy-button', FyCopyButton)

declare global {
  interface HTMLElementTagNameMap {
    'fy-copy-button': FyCopyButton
  }
}
