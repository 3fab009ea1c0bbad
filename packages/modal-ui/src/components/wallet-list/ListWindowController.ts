import type { LitElement } from 'lit'

/** A row and the gap after it, in pixels. */
const ROW = 68
/** Rows in the document: at most 12 are visible, and as many are around them. */
const WINDOW = 24
/** Rows by which the window moves, so that most scrolling changes nothing. */
const STEP = 6

/** Decides which rows of a long list are in the document: those around the visible ones. */
export class ListWindowController {
  /** The first row in the document. */
  start = 0
  #host: LitElement
  #count = 0

  constructor(host: LitElement) {
    this.#host = host
  }

  get #scroller() {
    return this.#host.renderRoot.querySelector('.scroller')
  }

  /** Rows that are visible at the same time. */
  get pageSize() {
    return Math.floor((this.#scroller?.clientHeight ?? ROW) / ROW)
  }

  /** Rows after the last one in the document. */
  get #below() {
    return Math.max(0, this.#count - this.start - WINDOW)
  }

  get isAtEnd() {
    return this.#below === 0
  }

  slice<Item>(items: readonly Item[]): Item[] {
    return items.slice(this.start, this.start + WINDOW)
  }

  setCount(count: number) {
    this.#count = count
    this.start = this.#startAt(this.#scroller?.scrollTop ?? 0)
  }

  /** Leaves room for the rows that are not in the document. */
  applyPadding() {
    this.#host.style.setProperty('--above', `${this.start * ROW}px`)
    this.#host.style.setProperty('--below', `${this.#below * ROW}px`)
  }

  /** Moves the window to where the list is scrolled. `onLeave` is called first if that takes the row out of the document. */
  follow(row: number, onLeave: () => void) {
    const start = this.#startAt(this.#scroller?.scrollTop ?? 0)
    if (start !== this.start && (row < start || row >= start + WINDOW)) onLeave()
    this.#moveTo(start)
  }

  scrollToTop() {
    this.#scroller?.scrollTo(0, 0)
    this.#moveTo(0)
  }

  /** Scrolls as little as makes the whole row visible. */
  scrollToRow(row: number) {
    const scroller = this.#scroller
    if (scroller === null) return
    const top = row * ROW
    const bottom = top + ROW - scroller.clientHeight
    if (top < scroller.scrollTop) scroller.scrollTop = top
    else if (bottom > scroller.scrollTop) scroller.scrollTop = bottom
    this.#moveTo(this.#startAt(scroller.scrollTop))
  }

  #startAt(scrollTop: number) {
    const last = Math.max(0, this.#count - WINDOW)
    const above = Math.floor(scrollTop / ROW) - STEP
    return Math.min(last, Math.max(0, Math.floor(above / STEP) * STEP))
  }

  #moveTo(start: number) {
    if (start === this.start) return
    this.start = start
    this.#host.requestUpdate()
  }
}
