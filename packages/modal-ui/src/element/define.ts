/** Registers an element once: a hot reload or a second copy of the package keeps the first class. No-op on a server. */
export function define(tag: string, element: CustomElementConstructor) {
  if (typeof customElements === 'undefined' || customElements.get(tag) !== undefined) return
  customElements.define(tag, element)
}
