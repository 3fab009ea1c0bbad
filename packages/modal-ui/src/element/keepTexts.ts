import type { ReactiveController } from 'lit'
import { FyElement } from './FyElement.ts'

/** The element that translators put in the place of a text. */
const isWrapper = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT'

/**
 * Gives Lit its text nodes back while an element is drawn. Translators that enter shadow roots put elements of theirs in
 * their place: Lit would write into those, which nobody sees, or insert before a node that is not there. A text that has
 * not changed is then shown as it was translated.
 */
class TextKeeper implements ReactiveController {
  readonly #host: FyElement
  readonly #observer = new MutationObserver((records) => this.#note(records))
  /** Text nodes in the place of Lit's. */
  readonly #texts = new Map<ChildNode, Text>()
  #before: [ChildNode, Text, data: string][] = []

  constructor(host: FyElement) {
    this.#host = host
  }

  hostUpdate() {
    this.#note(this.#observer.takeRecords())
    this.#observer.disconnect()
    this.#before = [...this.#texts].map(([wrapper, text]) => [wrapper, text, text.data])
    this.#texts.clear()
    for (const [wrapper, text] of this.#before) wrapper.replaceWith(text)
  }

  hostUpdated() {
    for (const [wrapper, text, data] of this.#before) {
      // Some translators have the text node itself in their element.
      if (text.data !== data || !text.parentNode || wrapper.textContent === '') continue
      text.replaceWith(wrapper)
      this.#texts.set(wrapper, text)
    }
    this.#before = []
    this.#observer.observe(this.#host.renderRoot, { childList: true, subtree: true })
  }

  #note(records: readonly MutationRecord[]) {
    for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      // Changes by translators in their own elements.
      if (target instanceof Element && target.closest('font')) continue
      for (const node of removedNodes) {
        const known = this.#texts.get(node as ChildNode)
        const text = known ?? node
        if (!(text instanceof Text)) continue
        const [added] = addedNodes
        const wrapper = known
          ? added
          : [added, text.parentElement?.closest('font'), previousSibling, nextSibling].find(
              (near) => near != null && isWrapper(near),
            )
        this.#texts.delete(node as ChildNode)
        if (wrapper && wrapper !== text) this.#texts.set(outermost(wrapper) as ChildNode, text)
      }
    }
  }
}

const outermost = (node: Node): Node => (isWrapper(node.parentNode) ? outermost(node.parentNode) : node)

/** Keeps the texts of all elements of the modal that are made from now on. */
export const keepTexts = () =>
  FyElement.addInitializer((element) => element.addController(new TextKeeper(element as FyElement)))
