import { css, html } from 'lit'
import { define } from '../../element/define.ts'
import { FyElement } from '../../element/FyElement.ts'
import type { Strings } from '../../locales/en.ts'
import { checkIcon, copyIcon } from '../../styles/icons.ts'

/** How long the confirmation stays, in milliseconds. */
const CONFIRMATION = 2000

type Status = 'idle' | 'copied' | 'failed'

/** Copies an address, and says so. */
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
    value: {},
    strings: { attribute: false },
    status: { state: true },
  }

  declare value: string
  declare strings: Strings
  declare private status: Status
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    super()
    this.status = 'idle'
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    clearTimeout(this.#timer)
  }

  protected override render() {
    const { strings, status } = this
    const said = { idle: '', copied: strings.addressCopied, failed: strings.copyFailed }[status]
    return html`<button type="button" aria-label=${strings.copyAddress} class=${status} @click=${this.#copy}>
        ${status === 'copied' ? checkIcon() : copyIcon()}
      </button>
      <span class="visually-hidden" role="status">${said}</span>`
  }

  async #copy() {
    try {
      await navigator.clipboard.writeText(this.value)
      this.#show('copied')
    } catch {
      this.#show('failed')
    }
  }

  #show(status: Status) {
    clearTimeout(this.#timer)
    this.status = status
    this.#timer = setTimeout(() => {
      this.status = 'idle'
    }, CONFIRMATION)
  }
}

define('fy-copy-button', FyCopyButton)

declare global {
  interface HTMLElementTagNameMap {
    'fy-copy-button': FyCopyButton
  }
}
