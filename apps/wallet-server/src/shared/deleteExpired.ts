import type { Log } from './log.ts'

const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS

/** Runs `remove` now and each minute, or as often as `everyMs` says. Returns what stops it. */
export function deleteExpired(
  remove: (now: Date) => Promise<unknown>,
  log: Log,
  everyMs = MINUTE_MS,
): () => void {
  async function run() {
    try {
      await remove(new Date())
    } catch {
      log('warn', 'expired.kept')
    }
  }
  void run()
  const timer = setInterval(run, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
