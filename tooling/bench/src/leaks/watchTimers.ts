declare global {
  /** Counts timers of the page that have neither fired nor been cleared. */
  var countTimers: () => number
  /** Counts the callbacks of the page's timers. */
  var countTimerCalls: () => number
}

/**
 * Counts the timers that wait, as `globalThis.countTimers()`, and their calls. For `page.addInitScript(watchTimers)`:
 * it runs in the page and may use nothing from this module.
 */
export function watchTimers() {
  const waiting = new Set<unknown>()
  let calls = 0
  const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis
  const watched = {
    setTimeout(callback: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) {
      const timer = setTimeout(() => {
        waiting.delete(timer)
        calls++
        callback(...args)
      }, delay)
      waiting.add(timer)
      return timer
    },
    setInterval(callback: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) {
      const timer = setInterval(() => {
        calls++
        callback(...args)
      }, delay)
      waiting.add(timer)
      return timer
    },
    clearTimeout(timer?: number) {
      waiting.delete(timer)
      clearTimeout(timer)
    },
    clearInterval(timer?: number) {
      waiting.delete(timer)
      clearInterval(timer)
    },
  }
  Object.assign(globalThis, watched, { countTimers: () => waiting.size, countTimerCalls: () => calls })
}
