import type { LitElement, ReactiveController } from 'lit'

/** Pixels before the end of the list at which it counts as reached. */
const MARGIN = 240

/** Watches an element at the end of a list and reports when it comes near the visible part. */
export class ListEndController implements ReactiveController {
  #host: LitElement
  #onReached: () => void
  #observer: IntersectionObserver | undefined

  constructor(host: LitElement, onReached: () => void) {
    this.#host = host
    this.#onReached = onReached
    host.addController(this)
  }

  hostDisconnected() {
    this.#observer?.disconnect()
  }

  /** Watches this element instead of the one before. Reports at once when it is near already. */
  watch(end: Element | null) {
    this.#observer?.disconnect()
    if (end === null) return
    const root = this.#host.renderRoot.querySelector('.scroller')
    this.#observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && this.#onReached(), {
      root,
      rootMargin: `${MARGIN}px 0px`,
    })
    this.#observer.observe(end)
  }
}
