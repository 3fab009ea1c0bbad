import { onTestFinished } from 'vitest'

/**
 * Does what translators do that enter shadow roots, until the test ends: each text of the page, also one that comes later,
 * is put into two `font` elements in a text node that the page did not make. What is marked `translate="no"` stays.
 */
export function translateShadows() {
  const observer = new MutationObserver(translateAll)

  function translateAll() {
    observer.disconnect()
    for (const root of rootsOf(document.body)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      for (const text of texts) if (isTranslated(text)) wrap(text)
      observer.observe(root, { childList: true, characterData: true, subtree: true })
    }
  }

  translateAll()
  onTestFinished(() => observer.disconnect())
}

const rootsOf = (root: Element | ShadowRoot): ParentNode[] => [
  root,
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsOf(shadowRoot) : [])),
]

const isTranslated = ({ data, parentElement }: Text) =>
  data.trim() !== '' && !parentElement?.closest('font, script, style, [translate="no"]')

function wrap(text: Text) {
  const outer = document.createElement('font')
  outer.appendChild(document.createElement('font')).textContent = text.data
  text.replaceWith(outer)
}
