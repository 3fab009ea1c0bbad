import type { WalletItem } from '@foyer/modal-core'
import { css, html, type PropertyValues } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { define } from '../../element/define.ts'
import { FyElement } from '../../element/FyElement.ts'
import type { Strings } from '../../locales/en/base.ts'
import { controls } from '../../styles/controls.ts'
import { ListWindowController } from './ListWindowController.ts'
import { walletRow, walletRowStyles } from './walletRow.ts'

/** A list of any length, of which only the rows around those in sight are in the document. */
export class FyWalletList extends FyElement {
  static override styles = [
    controls,
    walletRowStyles,
    css`
      .scroller {
        block-size: var(--list-size);
        /* Room for the focus ring of the first row. */
        margin: -4px -4px 0;
        padding: 4px 4px 0;
        overflow: hidden auto;
        overscroll-behavior: contain;
        scrollbar-width: thin;
      }
      ul {
        padding-block: var(--above) var(--below);
        outline-offset: -2px;
      }
      li {
        block-size: 60px;
        margin-block-end: 8px;
      }
    `,
  ]
  static override properties = {
    items: { attribute: false },
    strings: { attribute: false },
    select: { attribute: false },
    reveal: { attribute: false },
    active: { state: true },
  }

  declare items: readonly WalletItem[]
  declare strings: Strings
  declare select: (item: WalletItem) => void
  /** Called with the wallets that are in the document, and whether they are the last ones. */
  declare reveal: (items: readonly WalletItem[], isEnd: boolean) => void
  /** The row that Tab reaches; arrows go on from it. */
  declare private active: number
  #window = new ListWindowController(this)

  constructor() {
    super()
    this.items = []
    this.active = 0
  }

  protected override willUpdate(changed: PropertyValues<this>) {
    if (!changed.has('items')) return
    this.active = Math.min(this.active, Math.max(0, this.items.length - 1))
    this.#window.setCount(this.items.length)
  }

  protected override updated() {
    this.#window.applyPadding()
    this.reveal(this.#window.slice(this.items), this.#window.isAtEnd)
  }

  /** Goes back to the first row. */
  toTop() {
    this.#window.scrollToTop()
    this.active = 0
  }

  /** Scrolls to a row and focuses it. */
  async focusRow(index: number) {
    this.active = Math.max(0, Math.min(index, this.items.length - 1))
    this.#window.scrollToRow(this.active)
    await this.updateComplete
    const buttons = this.renderRoot.querySelectorAll('button')
    buttons[this.active - this.#window.start]?.focus({ preventScroll: true })
  }

  protected override render() {
    return html`<div class="scroller" @scroll=${this.#onScroll}>
      <ul tabindex="-1" @keydown=${this.#onKeyDown} @focusin=${this.#onFocus}>
        ${repeat(
          this.#window.slice(this.items),
          ({ key }) => key,
          (item, index) => this.#renderRow(item, this.#window.start + index),
        )}
      </ul>
    </div>`
  }

  #renderRow(item: WalletItem, index: number) {
    const { strings, select } = this
    const tabIndex = index === this.active ? 0 : -1
    return html`<li class="wallet" aria-setsize=${this.items.length} aria-posinset=${index + 1}>
      ${walletRow({ item, strings, select, tabIndex })}
    </li>`
  }

  #onScroll() {
    this.#window.follow(this.active, () => {
      // The list keeps the focus that its row loses, and arrow keys lead back to the row.
      if (this.matches(':focus-within')) this.renderRoot.querySelector('ul')?.focus({ preventScroll: true })
    })
  }

  #onFocus(event: FocusEvent) {
    const buttons = [...this.renderRoot.querySelectorAll('button')]
    const index = buttons.indexOf(event.target as HTMLButtonElement)
    if (index !== -1) this.active = this.#window.start + index
  }

  #onKeyDown(event: KeyboardEvent) {
    const page = this.#window.pageSize
    const target = {
      ArrowDown: this.active + 1,
      ArrowUp: this.active - 1,
      PageDown: this.active + page,
      PageUp: this.active - page,
      Home: 0,
      End: this.items.length - 1,
    }[event.key]
    if (target === undefined) return
    event.preventDefault()
    void this.focusRow(target)
  }
}

define('fy-wallet-list', FyWalletList)

declare global {
  interface HTMLElementTagNameMap {
    'fy-wallet-list': FyWalletList
  }
}
