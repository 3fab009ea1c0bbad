type Modal = { state: { onRamp?: { currencies: { code: string }[] } } }

/** Functions that read the texts of a view in the page. */
export type TextProbe = {
  /** The place and the width of each box, measured from the side that its lines begin at. */
  measureBoxes(from: 'left' | 'right'): string[]
  /** Texts that come from no dictionary, in the test language of long texts. `names` are the same in every language. */
  findUntranslated(names: unknown): string[]
  /** Texts that are cut or stand out of their boxes. One that ends in an ellipsis does so on purpose. */
  findSpilled(): string[]
}

declare global {
  var textProbe: TextProbe
}

/** Sets `globalThis.textProbe`. For `page.addInitScript`, as `installProbe`: it may use nothing from this module. */
export function installTextProbe() {
  /** Attributes whose text a reader or a screen reader gets. */
  const ATTRIBUTES = ['aria-label', 'title', 'alt', 'placeholder']
  /** The same in every language. */
  const NAMES = ['Chrome Web Store', 'App Store', 'Google Play', 'ethereum.org']
  /** A word of plain letters: in the test language all of ours have accents. */
  const PLAIN = /(?<!\p{L})[A-Za-z][A-Za-z0-9]+(?!\p{L})/gu

  const findModal = () => document.querySelector('#storybook-root fy-modal') as HTMLElement & { modal: Modal }
  /** A modal that is drawn in the page has a section. */
  const findDialog = () => findModal().shadowRoot?.querySelector('dialog, section') as HTMLElement

  function* elementsOf(root: Element | ShadowRoot): Generator<Element> {
    for (const element of root.querySelectorAll('*')) {
      yield element
      if (element.shadowRoot !== null) yield* elementsOf(element.shadowRoot)
    }
  }

  /** Names that the platform has, in the language of the texts. */
  function nameCurrencies({ state }: Modal) {
    const names = new Intl.DisplayNames(['en'], { type: 'currency' })
    return state.onRamp?.currencies.map(({ code }) => names.of(code))
  }

  globalThis.textProbe = {
    measureBoxes(from) {
      const dialog = findDialog()
      const outer = dialog.getBoundingClientRect()
      return (
        [...elementsOf(dialog)]
          .filter((element) => element.closest('svg svg, svg *') === null)
          // A picture that has loaded takes the place of a letter.
          .filter((element) => (element.getRootNode() as ShadowRoot).host.localName !== 'fy-wallet-icon')
          // A text that is the same in every language reads from left to right, such as a number or a domain name.
          .filter((element) =>
            [null, undefined, dialog].includes(element.parentElement?.closest<HTMLElement>('[dir=ltr]')),
          )
          // Words inside a line follow the writing direction of their letters.
          .filter((element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline')
          .map((element) => {
            const { left, right, width } = element.getBoundingClientRect()
            const start = from === 'left' ? left - outer.left : outer.right - right
            const name = `${element.localName}.${element.getAttribute('class') ?? ''}`
            return `${name} ${Math.round(start)} ${Math.round(width)}`
          })
      )
    },
    findUntranslated(names) {
      const { modal } = findModal()
      const data = JSON.stringify(
        [modal.state, nameCurrencies(modal), location.host, NAMES, names],
        (_, value) => (typeof value === 'bigint' ? '' : value),
      )
      // `Intl` writes the text of a `time`.
      const elements = [...elementsOf(findDialog())].filter(({ localName }) => localName !== 'time')
      const texts = elements.flatMap((element) => [
        ...[...element.childNodes]
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent),
        ...ATTRIBUTES.map((name) => element.getAttribute(name)),
      ])
      return texts
        .filter((text): text is string => text !== null)
        .filter((text) => text.match(PLAIN)?.some((word) => !data.includes(word)))
    },
    findSpilled() {
      const dialog = findDialog()
      const { left, right } = dialog.getBoundingClientRect()
      return [...elementsOf(dialog)]
        .filter(
          (element): element is HTMLElement =>
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
    },
  }
}
