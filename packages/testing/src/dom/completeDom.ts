/** Gives the DOM of a test what every browser has and Foyer uses: styles that can be iterated are missing in happy-dom. */
export function completeDom() {
  const { prototype } = globalThis.CSSStyleDeclaration ?? {}
  if (prototype === undefined || Symbol.iterator in prototype) return
  Object.defineProperty(prototype, Symbol.iterator, { value: Array.prototype.values, configurable: true })
}
