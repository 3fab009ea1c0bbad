import { type CSSResultOrNative, LitElement, unsafeCSS } from 'lit'
import { base } from '../styles/base.ts'

/** One sheet for all of them, so that a browser reads it once. A tip is no box of its own, also before its code is here. */
const shared = unsafeCSS(`${base} fy-tooltip { display: contents; }`)

/** Tells the modal around that an element could not be drawn. */
const FAILURE = 'fy-failure'

/** Takes over what cannot be drawn inside an element. Its own failures are not among it. */
export function onFailure(element: Element, listener: (cause: unknown) => void) {
  element.addEventListener(FAILURE, (event) => {
    if (event.composedPath()[0] === element) return
    event.stopPropagation()
    event.preventDefault()
    listener((event as CustomEvent<unknown>).detail)
  })
}

/**
 * The base class of the modal's elements: adds the shared reset and focus ring before their own styles. An exception
 * while one is drawn would leave an empty place, and an uncaught error that names no reason.
 */
export class FyElement extends LitElement {
  static override finalizeStyles(
    styles?: Parameters<typeof LitElement.finalizeStyles>[0],
  ): CSSResultOrNative[] {
    return [shared, ...LitElement.finalizeStyles(styles)]
  }

  protected override performUpdate() {
    try {
      super.performUpdate()
    } catch (detail) {
      const failure = new CustomEvent(FAILURE, { detail, bubbles: true, composed: true, cancelable: true })
      if (this.dispatchEvent(failure)) throw detail
    }
  }
}
