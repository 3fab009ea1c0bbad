const KEYS = ['keydown', 'keypress', 'keyup', 'beforeinput', 'copy', 'cut', 'paste']
const PRESSES = ['pointerdown', 'mousedown', 'click', 'focusin']
const SCROLLS = ['wheel', 'touchstart', 'touchmove', 'touchend', 'touchcancel']
const CAPTURE = { capture: true, passive: true }

/**
 * Keeps what is typed into the element from the page: to shortcuts of the page its target is the element, which is no
 * field. While it is drawn in the page, the page gets the keys that belong to it: all of those outside fields, and Tab
 * and Escape.
 */
export function keepKeys(element: HTMLElement & { embedded: boolean }) {
  const keep = (event: Event) => {
    const isPages =
      element.embedded &&
      (!(event.composedPath()[0] instanceof HTMLInputElement) ||
        (event instanceof KeyboardEvent && ['Tab', 'Escape'].includes(event.key)))
    if (!isPages) event.stopPropagation()
  }
  for (const type of KEYS) element.addEventListener(type, keep)
}

/**
 * Keeps presses on the dialog from the page, whose own dialogs and menus close on a press beside them, and where a page
 * prevents presses no field gets the focus. While it is drawn in the page, they are the page's.
 */
export function keepPresses(element: HTMLElement & { embedded: boolean }) {
  const keep = (event: Event) => {
    if (!element.embedded) event.stopPropagation()
  }
  for (const type of PRESSES) element.addEventListener(type, keep)
}

/**
 * Keeps the wheel and touches in the element from the page, whose smooth scrolling would prevent them and scroll itself.
 * It hears them first, because such a listener may capture them. Returns what undoes it.
 */
export function keepScrolls(element: HTMLElement): () => void {
  const keep = (event: Event) => {
    if (event.composedPath().includes(element)) event.stopImmediatePropagation()
  }
  for (const type of SCROLLS) addEventListener(type, keep, CAPTURE)
  return () => {
    for (const type of SCROLLS) removeEventListener(type, keep, CAPTURE)
  }
}

/**
 * Keeps Escape from the page. In the whole page: between two views nothing in the dialog has the focus. A dialog of the
 * page that captures Escape would close itself, and prevent this one from closing. Where it has prevented that already,
 * `dismiss` is called. Returns what undoes it.
 */
export function keepEscape(element: HTMLElement, dismiss: () => void): () => void {
  const keep = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || ![element, document.body].includes(event.target as HTMLElement)) return
    event.stopPropagation()
    if (event.defaultPrevented) dismiss()
  }
  addEventListener('keydown', keep, true)
  return () => removeEventListener('keydown', keep, true)
}
