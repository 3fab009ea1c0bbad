import type { Log } from './log.ts'

const MINUTE_MS = 60_000

/** Runs `remove` now and each minute. Returns what stops it. */
export function deleteExpired(remove: (now: Date) => Promise<unknown>, log: Log): () => void {
  async function run() {
    try {
      await remove(new Date())
    } catch {
      log('warn', 'expired.kept')
    }
  }
  void run()
  const timer = setInterval(run, MINUTE_MS)
  timer.unref()
  return () => clearInterval(timer)
}
