/** All elements inside, in all shadow roots, in the order of the tree. */
export function* findElements(root: Element | ShadowRoot): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element
    if (element.shadowRoot !== null) yield* findElements(element.shadowRoot)
  }
}
