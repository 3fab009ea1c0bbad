/** Times what lies between a purchase's simulation and the wallet's question, from inside the page, in ms. */
export type PromptWatch = {
  /** Resolves with the time from the first simulation's answer to the question, once there was one, and forgets it. */
  takeDelay(): Promise<number>
}

declare global {
  var promptWatch: PromptWatch
}

/**
 * Sets `globalThis.promptWatch`. For `page.addInitScript(installPromptWatch, selector)`, before the wallet's own: it
 * runs in the page and may use nothing from this module.
 *
 * @param selector of the contract function that is simulated, without `0x`
 */
export function installPromptWatch(selector: string) {
  let simulatedAt: number | undefined
  let promptedAt: number | undefined
  const providers = new WeakSet()

  const { fetch } = window
  window.fetch = async (input, init) => {
    const response = await fetch(input, init)
    if (String(init?.body).includes(selector)) simulatedAt ??= performance.now()
    return response
  }
  addEventListener(
    'eip6963:announceProvider',
    (event) => {
      const { provider } = (event as CustomEvent).detail
      if (providers.has(provider)) return
      providers.add(provider)
      const { request } = provider
      provider.request = (call: { method: string }) => {
        if (call.method === 'eth_sendTransaction') promptedAt ??= performance.now()
        return request(call)
      }
    },
    { capture: true },
  )

  globalThis.promptWatch = {
    async takeDelay() {
      while (promptedAt === undefined) await new Promise(requestAnimationFrame)
      const delay = promptedAt - (simulatedAt ?? Number.NaN)
      simulatedAt = promptedAt = undefined
      return delay
    },
  }
}
