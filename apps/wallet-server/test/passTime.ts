import { onTestFinished, vi } from 'vitest'

/** Moves the clock of servers and clients until the test ends. Timers keep their pace. */
export function passTime(ms: number) {
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(now + ms)
  onTestFinished(() => void vi.useRealTimers())
}
