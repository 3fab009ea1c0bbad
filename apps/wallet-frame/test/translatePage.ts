import type { Frame, Page } from 'playwright'

/**
 * Does what the translators of browsers do: each text, also one that comes later, is put into a `font` element in a text node
 * that the page did not make. What is marked `translate="no"` stays.
 */
export const translatePage = (page: Page | Frame): Promise<void> =>
  page.evaluate(() => {
    const observer = new MutationObserver(translate)
    const rootsOf = (root: Node): Node[] => {
      const elements = root instanceof Element || root instanceof ShadowRoot ? root.querySelectorAll('*') : []
      return [root, ...[...elements].flatMap(({ shadowRoot }) => (shadowRoot ? rootsOf(shadowRoot) : []))]
    }
    const isKept = (element: Element | null): boolean => {
      if (element === null) return false
      if (element.closest('font, script, style, textarea, [translate="no"]')) return true
      const root = element.getRootNode()
      return root instanceof ShadowRoot && isKept(root.host)
    }

    function translate() {
      observer.disconnect()
      for (const root of rootsOf(document.body)) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        const texts: Text[] = []
        while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
        for (const text of texts) {
          if (text.data.trim() === '' || isKept(text.parentElement)) continue
          const font = document.createElement('font')
          font.textContent = text.data
          text.replaceWith(font)
        }
        observer.observe(root, { childList: true, characterData: true, subtree: true })
      }
    }
    translate()
  })

/** The texts of the page from top to bottom, and those of them that a translator has taken. */
export const readTexts = (page: Page | Frame): Promise<{ all: string; translated: string[] }> =>
  page.evaluate(() => {
    const all: string[] = []
    const translated: string[] = []
    const read = (node: Node) => {
      if (node instanceof HTMLStyleElement || node instanceof HTMLScriptElement) return
      if (node instanceof Text) {
        const text = node.data.replace(/\s+/g, ' ').trim()
        if (text !== '') all.push(text)
        if (text !== '' && node.parentElement?.closest('font')) translated.push(text)
      }
      for (const child of (node instanceof Element && node.shadowRoot?.childNodes) || []) read(child)
      for (const child of node.childNodes) read(child)
    }
    read(document.body)
    return { all: all.join('\n'), translated }
  })
