import type { Direction } from '@foyer/modal-core'
import type { LitElement } from 'lit'
import { animateText } from './animateText.ts'

/** Moves the focus to a view's field or the heading when the view before takes it away, and animates a heading that changes. */
export class HeadingController {
  /** True if the focus was inside the modal when `saveFocus` was called. */
  hadFocus = false
  #host: LitElement
  #text: string | undefined

  constructor(host: LitElement) {
    this.#host = host
  }

  get #element() {
    return this.#host.renderRoot.querySelector('h2')
  }

  /** True if the modal has been drawn since it was last hidden. */
  get isDrawn() {
    return this.#text !== undefined
  }

  /** Not `:focus-within`: that is false while a wallet's own window is in front. */
  get #hasFocus() {
    return this.#host.shadowRoot?.activeElement != null
  }

  saveFocus() {
    this.hadFocus = this.#hasFocus
  }

  /** The field that a view for typing begins with. On a touch screen a keyboard would cover the view. */
  get #field(): HTMLElement | null | undefined {
    if (!matchMedia('(pointer: fine)').matches) return undefined
    const view = this.#host.renderRoot.querySelector<LitElement>('.view')
    return view?.renderRoot?.querySelector<HTMLElement>('form input:not([type=radio]), .form input')
  }

  /**
   * Focuses the view's field, else the heading, when nothing of a view has the focus: the next Tab goes on from there, and
   * the heading gets read out.
   */
  restoreFocus() {
    const isAtHeading = this.#host.shadowRoot?.activeElement === this.#element
    if (!this.#hasFocus || isAtHeading) this.focus()
  }

  /** Moves the focus on from the heading to a field that the view has drawn since, as when its tokens have loaded. */
  moveToField() {
    if (this.#host.shadowRoot?.activeElement === this.#element) this.#field?.focus({ preventScroll: true })
  }

  focus() {
    const start = this.#field ?? this.#element
    start?.focus({ preventScroll: true })
  }

  animate(direction: Direction) {
    const heading = this.#element
    const before = this.#text
    this.#text = heading?.textContent
    if (heading !== null && before !== undefined && before !== this.#text) animateText(heading, direction)
  }

  reset() {
    this.#text = undefined
  }
}
