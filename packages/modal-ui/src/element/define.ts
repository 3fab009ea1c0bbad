/** Registers an element once: a hot reload or a second copy of the package keeps the first class. No-op on a server. */
export function define(tag: string, element: CustomElementConstructor) {
  const registry = globalThis.customElements as CustomElementRegistry | undefined
  if (registry?.get(tag) === undefined) registry?.define(tag, element)
}
