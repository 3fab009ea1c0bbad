declare global {
  /** Announces all of them and resolves when the page has drawn a frame since. */
  var announceHostile: () => Promise<void>
}

/**
 * Prepares wallets that announce themselves (EIP-6963) with what no wallet should say, as `announceHostile()`. For
 * `page.addInitScript(prepareHostile, count)`: it runs in the page and may use nothing from this module.
 */
export function prepareHostile(count: number) {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'
  const icon = 'data:image/png;base64,AAAA'
  const kinds = [
    { name: 'x'.repeat(100_000), icon },
    { name: 'Heavy', icon: `data:image/png;base64,${'A'.repeat(10 * 2 ** 20)}` },
    { name: 'Script', icon: 'javascript:alert(1)' },
    { name: 'Drawn', icon: `data:image/svg+xml,${encodeURIComponent(svg)}` },
    { name: 'Meta\u202eksaM', icon },
    { name: '__proto__', icon, rdns: '__proto__' },
    { name: '<img src=x onerror=alert(1)>', icon: { toString: () => icon } },
  ]
  const provider = { request: async () => [], on() {}, removeListener() {} }
  const details = Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length]
    const info = {
      uuid: crypto.randomUUID(),
      rdns: `hostile.w${index}`,
      ...kind,
      name: `${index} ${kind?.name}`,
    }
    return Object.freeze({ info: Object.freeze(info), provider })
  })
  globalThis.announceHostile = async () => {
    for (const detail of details) dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  }
}
