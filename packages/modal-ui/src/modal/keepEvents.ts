const KEYS = ['keydown', 'keypress', 'keyup', 'beforeinput', 'copy', 'cut', 'paste']
const PRESSES = ['pointerdown', 'mousedown', 'click', 'focusin']
const SCROLLS = ['wheel', 'touchstart', 'touchmove', 'touchend', 'touchcancel']
const CAPTURE = { capture: true, passive: true }

/**
 * Keeps from the page what is typed into the element and pressed on it. To shortcuts of the page the target of a key is
 * the element, which is no field; dialogs and menus of the page close on a press beside them, and where a page prevents
 * presses no field gets the focus. While the element is drawn in the page, the page gets presses and the keys that belong
 * to it: all of those outside fields, and Tab and Escape.
 */
export function keepEvents(element: HTMLElement & { embedded: boolean }) {
  const keep = (event: Event) => {
    const isPages =
      element.embedded &&
      (PRESSES.includes(event.type) ||
        !(event.composedPath()[0] instanceof HTMLInputElement) ||
        ['Tab', 'Escape'].includes((event as KeyboardEvent).key))
    if (!isPages) event.stopPropagation()
  }
  for (const type of [...KEYS, ...PRESSES]) element.addEventListener(type, keep)
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
 * `dismiss` is called. `onKey` hears of each key before. Returns what undoes it.
 */
export function keepEscape(
  element: HTMLElement,
  dismiss: () => void,
  onKey?: (isEscape: boolean) => void,
): () => void {
  const keep = (event: KeyboardEvent) => {
    const isEscape = event.key === 'Escape'
    onKey?.(isEscape)
    if (!isEscape || ![element, document.body].includes(event.target as HTMLElement)) return
    event.stopPropagation()
    if (event.defaultPrevented) dismiss()
  }
  addEventListener('keydown', keep, true)
  return () => removeEventListener('keydown', keep, true)
}
