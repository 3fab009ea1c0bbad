import type { Page } from 'playwright'

declare global {
  /** The longest interaction since it was last taken, in ms: from the press until the frame after its handlers. */
  var longestInteraction: number
}

/**
 * Notes the longest interaction in `globalThis.longestInteraction`. For `page.addInitScript(watchInteractions)`: it runs in the page and
 * may use nothing from this module. Browsers tell of interactions from 16 ms on.
 */
export function watchInteractions() {
  globalThis.longestInteraction = 0
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) longestInteraction = Math.max(longestInteraction, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** The longest interaction since it was last taken, which is the INP of a visit that ends here. */
export const takeInteraction = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // Of a press it is told once the frame after it has been drawn.
    for (let frame = 0; frame < 3; frame++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const longest = longestInteraction
    longestInteraction = 0
    return longest
  })
