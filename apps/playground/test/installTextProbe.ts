import { findElements } from './findElements.ts'

/** What a reader or a screen reader gets. */
const ATTRIBUTES = ['aria-label', 'title', 'alt', 'placeholder']

/** The same in every language. */
const NAMES = ['Chrome Web Store', 'App Store', 'Google Play', 'ethereum.org']

/** A word of plain letters: in the pseudo-language all of ours have accents. */
const PLAIN = /(?<!\p{L})[A-Za-z][A-Za-z0-9]+(?!\p{L})/gu

/** Texts of the interface that come from no dictionary. What the modal's state holds and the page's host may be plain. */
export function findUntranslated(dialog: Element, state: unknown): string[] {
  const data = JSON.stringify([state, location.host, NAMES], (_, value) =>
    typeof value === 'bigint' ? '' : value,
  )
  // What `Intl` writes stands in a `time`.
  const elements = [...findElements(dialog)].filter(({ localName }) => localName !== 'time')
  const texts = elements.flatMap((element) => [
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent),
    ...ATTRIBUTES.map((name) => element.getAttribute(name)),
  ])
  return texts
    .filter((text): text is string => text !== null)
    .filter((text) => text.match(PLAIN)?.some((word) => !data.includes(word)))
}

/** Texts that are cut or stand out of their boxes. One that ends in an ellipsis does so on purpose. */
export function findSpilled(dialog: Element): string[] {
  const { left, right } = dialog.getBoundingClientRect()
  return [...findElements(dialog)]
    .filter(
      (element) =>
        element instanceof HTMLElement && element.checkVisibility() && element.textContent.trim() !== '',
    )
    .filter((element) => {
      const box = element.getBoundingClientRect()
      const { textOverflow, display } = getComputedStyle(element)
      if (box.width <= 1 || display === 'inline') return false
      const isWide = element.scrollWidth > element.clientWidth + 1 && textOverflow !== 'ellipsis'
      return isWide || box.left < left - 1 || box.right > right + 1
    })
    .map(({ localName, className, textContent }) => `${localName}.${className}: ${textContent?.trim()}`)
}
