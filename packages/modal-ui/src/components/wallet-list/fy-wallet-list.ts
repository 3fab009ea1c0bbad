import type { WalletItem } from '@foyer/modal-core'
import { css, html, type PropertyValues } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { define } from '../../element/define.ts'
import { FyElement } from '../../element/FyElement.ts'
import type { Strings } from '../../locales/en.ts'
import { controls } from '../../styles/controls.ts'
import { walletRow, walletRowStyles } from './walletRow.ts'

/** A row and the gap after it, in pixels. */
const ROW = 68
/** Rows that are in the document: those in sight, at most 12, and as many around them. */
const WINDOW = 24
/** Rows by which the window moves, so that most scrolling changes nothing. */
const STEP = 6

/** A list of any length, of which only the rows around those in sight are in the document. */
export class FyWalletList extends FyElement {
  static override styles = [
    controls,
    walletRowStyles,
    css`
      .scroller {
        /* Room for the focus ring of the first row. */
        block-size: min(444px, 100dvh - 256px);
        min-block-size: 140px;
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
    start: { state: true },
    active: { state: true },
  }

  declare items: readonly WalletItem[]
  declare strings: Strings
  declare select: (item: WalletItem) => void
  /** Called with the wallets that are in the document, and whether they are the last ones. */
  declare reveal: (items: readonly WalletItem[], isEnd: boolean) => void
  declare private start: number
  /** The row that Tab reaches; arrows go on from it. */
  declare private active: number

  constructor() {
    super()
    this.items = []
    this.start = 0
    this.active = 0
  }

  protected override willUpdate(changed: PropertyValues<this>) {
    if (!changed.has('items')) return
    this.active = Math.min(this.active, Math.max(0, this.items.length - 1))
    this.start = this.#startAt(this.#scroller?.scrollTop ?? 0)
  }

  protected override updated() {
    const below = Math.max(0, this.items.length - this.start - WINDOW)
    this.style.setProperty('--above', `${this.start * ROW}px`)
    this.style.setProperty('--below', `${below * ROW}px`)
    this.reveal(this.#rows, below === 0)
  }

  get #scroller() {
    return this.renderRoot.querySelector('.scroller')
  }

  get #rows() {
    return this.items.slice(this.start, this.start + WINDOW)
  }

  /** Goes back to the first row. */
  toTop() {
    this.#scroller?.scrollTo(0, 0)
    this.start = 0
    this.active = 0
  }

  /** Brings a row into sight and puts the focus on it. */
  async focusRow(index: number) {
    this.active = Math.max(0, Math.min(index, this.items.length - 1))
    const scroller = this.#scroller
    if (scroller === null) return
    const top = this.active * ROW
    if (top < scroller.scrollTop) scroller.scrollTop = top
    else if (top + ROW > scroller.scrollTop + scroller.clientHeight)
      scroller.scrollTop = top + ROW - scroller.clientHeight
    this.start = this.#startAt(scroller.scrollTop)
    await this.updateComplete
    this.renderRoot.querySelectorAll('button')[this.active - this.start]?.focus({ preventScroll: true })
  }

  protected override render() {
    return html`<div class="scroller" @scroll=${this.#onScroll}>
      <ul tabindex="-1" @keydown=${this.#onKeyDown} @focusin=${this.#onFocus}>
        ${repeat(
          this.#rows,
          ({ key }) => key,
          (item, index) => this.#renderRow(item, this.start + index),
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

  #startAt(scrollTop: number) {
    const last = Math.max(0, this.items.length - WINDOW)
    const above = Math.floor(scrollTop / ROW) - STEP
    return Math.min(last, Math.max(0, Math.floor(above / STEP) * STEP))
  }

  #onScroll() {
    const start = this.#startAt(this.#scroller?.scrollTop ?? 0)
    if (start === this.start) return
    const isLeaving = this.active < start || this.active >= start + WINDOW
    // The row with the focus is about to go: the list keeps the focus, and arrows lead back to the row.
    if (isLeaving && this.matches(':focus-within'))
      this.renderRoot.querySelector('ul')?.focus({ preventScroll: true })
    this.start = start
  }

  #onFocus(event: FocusEvent) {
    const buttons = [...this.renderRoot.querySelectorAll('button')]
    const index = buttons.indexOf(event.target as HTMLButtonElement)
    if (index !== -1) this.active = this.start + index
  }

  #onKeyDown(event: KeyboardEvent) {
    const page = Math.floor((this.#scroller?.clientHeight ?? ROW) / ROW)
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
