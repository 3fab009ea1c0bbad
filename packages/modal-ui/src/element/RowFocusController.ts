import type { ReactiveController, ReactiveControllerHost } from 'lit'
import { placeAfter } from './placeAfter.ts'

type Host = ReactiveControllerHost & { renderRoot: ParentNode }

/** One stop for Tab in a list of rows, `li button`: the arrow keys, Home and End go on from there. */
export class RowFocusController implements ReactiveController {
  #host: Host
  #place = 0

  constructor(host: Host) {
    this.#host = host
    host.addController(this)
  }

  hostConnected() {}

  /** For the row at this place. */
  tabIndexOf = (place: number) => (place === this.#place ? 0 : -1)

  /** Makes the first row the one that Tab leads to. */
  reset() {
    this.#place = 0
    this.#host.requestUpdate()
  }

  focusFirst = () => this.#focus(0)

  /** For the list's `keydown`. */
  onKeyDown = (event: KeyboardEvent) => {
    const target = placeAfter(event.key, this.#place, this.#rows.length - 1)
    if (target === undefined) return
    event.preventDefault()
    this.#focus(target)
  }

  #focus(place: number) {
    this.#place = place
    this.#host.requestUpdate()
    this.#rows[place]?.focus()
  }

  get #rows() {
    return this.#host.renderRoot.querySelectorAll<HTMLElement>('li button')
  }
}
