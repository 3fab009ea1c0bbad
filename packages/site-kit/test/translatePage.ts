import { onTestFinished } from 'vitest'

/**
 * Does what the translators of browsers do, until the test ends: each text of the page, also one that comes later, is put
 * into two `font` elements in a text node that the page did not make. What is marked `translate="no"` stays.
 */
export function translatePage() {
  const observer = new MutationObserver(translateAll)
  const watch = () => observer.observe(document.body, { childList: true, characterData: true, subtree: true })

  function translateAll() {
    observer.disconnect()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) if (isTranslated(text)) wrap(text)
    watch()
  }

  translateAll()
  onTestFinished(() => observer.disconnect())
}

const isTranslated = ({ data, parentElement }: Text) =>
  data.trim() !== '' && parentElement?.closest('font, script, style, [translate="no"]') === null

function wrap(text: Text) {
  const outer = document.createElement('font')
  outer.appendChild(document.createElement('font')).textContent = text.data
  text.replaceWith(outer)
}
