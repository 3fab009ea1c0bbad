import { onTestFinished, vi } from 'vitest'

/**
 * Has time pass by ticks of the page's own thread until the test ends: what slows down the page slows down its clock too.
 * To be called before the page is rendered.
 */
export function startTickingClock() {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    shouldAdvanceTime: true,
  })
  onTestFinished(() => void vi.useRealTimers())
}
