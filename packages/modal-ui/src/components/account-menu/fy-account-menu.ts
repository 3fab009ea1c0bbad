import {
  activeAccount,
  connectionsOf,
  type DeepReadonly,
  type Modal,
  type ModalState,
  type Route,
  walletNetwork,
} from '@foyer/modal-core'
import { css, html, nothing, type TemplateResult } from 'lit'
import '../../exports/modal.ts'
import { define } from '../../element/define.ts'
import { FyElement } from '../../element/FyElement.ts'
import type { AccountStrings } from '../../locales/en/account.ts'
import { controls } from '../../styles/controls.ts'
import { chevronIcon, externalIcon } from '../../styles/icons.ts'
import { explorerOf } from '../account-assets/explorerOf.ts'
import { connectionIcon } from '../wallet-icon/connectionIcon.ts'
import '../wallet-icon/fy-wallet-icon.ts'
import { pictureOfNetwork } from '../wallet-icon/pictureOf.ts'

/** The room to the edges of the window, in pixels. */
const EDGE = 8

/**
 * The settings of an account, as the menu of a button: the arrow keys, Home and End go through it, Escape and Tab leave
 * it. It is a popover, since the dialog cuts off what leaves it; browsers without popovers draw it in the dialog.
 *
 * @fires leave - The menu is to be taken away. `detail` is whether its button gets the focus back.
 */
export class FyAccountMenu extends FyElement {
  static override styles = [
    controls,
    css`
      [popover] {
        position: fixed;
        inset: var(--top, 0) auto auto var(--left, 0);
        inline-size: max-content;
        min-inline-size: 220px;
        max-inline-size: min(320px, 100vw - 16px);
        margin: 0;
        padding: 6px;
        border: 1px solid var(--fy-color-border);
        border-radius: var(--fy-radius-md);
        background: var(--fy-color-raised);
        box-shadow: 0 8px 32px rgb(0 0 0 / 32%);
        color: var(--fy-color-text);
        font: inherit;
        animation: appear var(--fy-duration-sm);
      }
      .row.quiet {
        border-radius: var(--fy-radius-sm);
      }
      :is(a, button).row.quiet:is(:hover, :focus-visible) {
        background: var(--fy-color-raised-hover);
      }
      .row fy-wallet-icon {
        --size: 20px;
      }
      /* Beside a long name the label stays in one piece; the name goes on in a second line, next to its picture. */
      .label {
        flex: 1 0 auto;
      }
      @keyframes appear {
        from {
          opacity: 0;
        }
      }
    `,
  ]
  static override properties = {
    modal: { attribute: false },
    state: { attribute: false },
    strings: { attribute: false },
    anchor: { attribute: false },
  }

  declare modal: Modal
  declare state: DeepReadonly<ModalState>
  declare strings: AccountStrings
  /** The button that it belongs to. */
  declare anchor: HTMLElement

  override connectedCallback() {
    super.connectedCallback()
    // In the whole page, as the dialog's own: which would close with the same key.
    window.addEventListener('keydown', this.#onEscape, true)
    window.addEventListener('resize', this.#place)
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    window.removeEventListener('keydown', this.#onEscape, true)
    window.removeEventListener('resize', this.#place)
  }

  get #menu() {
    return this.renderRoot.querySelector<HTMLElement>('[popover]')
  }

  get #items() {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('[role=menuitem]')]
  }

  protected override firstUpdated() {
    this.#menu?.showPopover?.()
    this.#items[0]?.focus()
  }

  protected override updated() {
    this.#place()
  }

  /** Under its button, and within the window. */
  #place = () => {
    const menu = this.#menu
    if (menu === null) return
    const { left, right, bottom } = this.anchor.getBoundingClientRect()
    const { width } = menu.getBoundingClientRect()
    const start = menu.matches(':dir(rtl)') ? left : right - width
    const most = document.documentElement.clientWidth - width - EDGE
    menu.style.setProperty('--left', `${Math.max(EDGE, Math.min(start, most))}px`)
    menu.style.setProperty('--top', `${bottom}px`)
  }

  #leave(isReturned: boolean) {
    this.dispatchEvent(new CustomEvent('leave', { detail: isReturned }))
  }

  #onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    this.#leave(true)
  }

  #onKeyDown = (event: KeyboardEvent) => {
    const items = this.#items
    const at = items.indexOf(event.target as HTMLElement)
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    // Tab goes on from the button.
    if (event.key === 'Tab') this.#leave(true)
    if (target === undefined) return
    event.preventDefault()
    items.at(target % items.length)?.focus()
  }

  #onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (!this.renderRoot.contains(relatedTarget as Node | null)) this.#leave(false)
  }

  protected override render() {
    const { strings, state } = this
    const account = activeAccount(state)
    if (account.status !== 'connected') return nothing
    return html`<div
      popover="manual"
      role="menu"
      aria-label=${strings.accountMenu}
      @keydown=${this.#onKeyDown}
      @focusout=${this.#onFocusOut}
    >
      ${this.#renderWallets()} ${this.#renderNetwork()} ${this.#renderExplorer(account.address)}
    </div>`
  }

  #renderLink(route: Route, content: TemplateResult) {
    return html`<button
      type="button"
      class="row quiet"
      role="menuitem"
      tabindex="-1"
      @click=${() => this.modal.router.push(route)}
    >
      ${content} <span class="muted">${chevronIcon()}</span>
    </button>`
  }

  #renderWallets() {
    const { strings, state } = this
    return this.#renderLink(
      { view: 'ProfileWallets' },
      html`<span class="label">${strings.walletsRow}</span>
        ${connectionsOf(state).map(({ connectorId }) => connectionIcon(state, connectorId))}`,
    )
  }

  /** Only where there is another one. The account shows which it is. */
  #renderNetwork() {
    const { strings, state } = this
    const network = walletNetwork(state)
    const isOnly = state.networks.list.every((one) => one === network)
    if (isOnly || !state.options.enableNetworkSwitch) return nothing
    return this.#renderLink(
      { view: 'Networks' },
      html`<span class="label">${strings.network}</span>
        ${
          network &&
          html`<fy-wallet-icon round .src=${pictureOfNetwork(network)} .name=${network.name}></fy-wallet-icon>`
        }`,
    )
  }

  #renderExplorer(address: string) {
    const url = explorerOf(walletNetwork(this.state), 'address', address)
    if (url === undefined) return nothing
    return html`<a
      class="row quiet"
      role="menuitem"
      tabindex="-1"
      href=${url}
      target="_blank"
      rel="noopener noreferrer"
      @click=${() => this.#leave(true)}
    >
      <span class="label">${this.strings.viewOnExplorer}</span>
      <span class="muted">${externalIcon()}</span>
    </a>`
  }
}

define('fy-account-menu', FyAccountMenu)

declare global {
  interface HTMLElementTagNameMap {
    'fy-account-menu': FyAccountMenu
  }
}
