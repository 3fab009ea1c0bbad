import { onTestFinished } from 'vitest'
import { settled } from './settled.ts'

/**
 * Counts from now on what moves without having been moved, as the browser does for a page's CLS. The function that it
 * returns waits until nothing moves any more, and tells the sum.
 */
export function watchShifts(): () => Promise<number> {
  let sum = 0
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value
  }
  const observer = new PerformanceObserver((list) => add(list.getEntries()))
  observer.observe({ type: 'layout-shift' })
  onTestFinished(() => observer.disconnect())
  return async () => {
    await drawn()
    add(observer.takeRecords())
    return sum
  }
}

/** Resolves when nothing moves any more, and what has moved is counted. */
export async function drawn() {
  await settled()
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
}
