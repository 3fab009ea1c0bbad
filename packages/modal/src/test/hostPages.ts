import { onTestFinished } from 'vitest'

/** The styles that a page gives all that it holds. */
const INHERITED = `
  body { pointer-events: none; text-transform: uppercase; white-space: pre; letter-spacing: 4px; visibility: visible; }
  * { text-indent: 40px; }
`

/** Makes the page one that a modal has trouble with, until the test ends. */
export const HOST_PAGES = {
  /** Everything beside its own dialog is inert, also what comes later, and the focus is fetched back. */
  'a dialog library': () => {
    const own = document.body.appendChild(document.createElement('div'))
    own.tabIndex = -1
    const disable = () => {
      for (const child of document.body.children) child.toggleAttribute('inert', child !== own)
    }
    const observer = new MutationObserver(disable)
    observer.observe(document.body, { childList: true })
    disable()
    const trap = ({ target }: FocusEvent) => void (own.contains(target as Node) || own.focus())
    listen('focusin', trap)
    onTestFinished(() => {
      observer.disconnect()
      own.remove()
      for (const child of document.body.children) child.removeAttribute('inert')
    })
  },

  'a library of shortcuts': () => listen('keydown', (event) => event.preventDefault()),

  'smooth scrolling': () => {
    for (const type of ['wheel', 'touchmove'])
      listen(type, (event) => event.preventDefault(), { passive: false, capture: true })
  },

  'styles that are inherited': () => {
    const style = document.head.appendChild(document.createElement('style'))
    style.textContent = INHERITED
    onTestFinished(() => style.remove())
  },

  'a translator': () => {
    const observer = new MutationObserver(translate)
    const watch = () =>
      observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    function translate() {
      observer.disconnect()
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      while (walker.nextNode()) texts.push(walker.currentNode)
      for (const text of texts) {
        if (text.parentElement?.closest('font, script, style') != null) continue
        const font = document.createElement('font')
        font.textContent = text.textContent
        text.parentNode?.replaceChild(font, text)
      }
      watch()
    }
    translate()
    onTestFinished(() => observer.disconnect())
  },

  'no storage': () => {
    const own = Object.getOwnPropertyDescriptor(window, 'localStorage')
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
    onTestFinished(() => void (own && Object.defineProperty(window, 'localStorage', own)))
  },
} satisfies Record<string, () => void>

function listen<name extends keyof DocumentEventMap>(
  type: name | (string & {}),
  listener: (event: DocumentEventMap[name]) => void,
  options?: AddEventListenerOptions,
) {
  document.addEventListener(type, listener as EventListener, options)
  onTestFinished(() => document.removeEventListener(type, listener as EventListener, options))
}
