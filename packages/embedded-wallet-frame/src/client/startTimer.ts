/** A timer that is later than this was kept from running, as in a page that has slept. In milliseconds. */
const LATE = 1_000

/**
 * Runs something after a time, in milliseconds. A page that has slept meanwhile reads first what was posted to it. Returns
 * the function that stops it.
 */
export function startTimer(run: () => void, time: number): () => void {
  const due = Date.now() + time
  let timer = setTimeout(() => {
    if (Date.now() - due < LATE) return run()
    timer = setTimeout(run, LATE)
  }, time)
  return () => clearTimeout(timer)
}
