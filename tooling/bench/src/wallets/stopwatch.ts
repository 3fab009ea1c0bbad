/** Times what a page does from inside it, in ms. */
export type Stopwatch = {
  /** Resolves when the next frame begins, with its time. */
  frame(): Promise<number>
  /** Resolves with the times of this many keys, each from the key until its frame was drawn, and forgets them. */
  takeKeys(count: number): Promise<number[]>
  /** The longest task there was, 0 when none was above 50 ms. */
  longestTask(): number
}

declare global {
  var stopwatch: Stopwatch
}

/**
 * Sets `globalThis.stopwatch`. For `page.addInitScript(installStopwatch)`: it runs in the page and may use nothing
 * from this module.
 */
export function installStopwatch() {
  const keys: number[] = []
  let longest = 0
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

  addEventListener(
    'keydown',
    async ({ timeStamp }) => {
      await frame()
      // A message is handled when the frame that this callback began has been drawn.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        keys.push(performance.now() - timeStamp)
      }
      port2.postMessage(undefined)
    },
    { capture: true },
  )
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  }).observe({ type: 'longtask' })

  globalThis.stopwatch = {
    frame,
    async takeKeys(count) {
      while (keys.length < count) await frame()
      return keys.splice(0)
    },
    longestTask: () => longest,
  }
}
