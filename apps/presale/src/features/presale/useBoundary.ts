import { useEffect } from 'react'
import { useRuntime } from '../../app/runtime.ts'

/** Interval between two looks at the chain's clock, in milliseconds. */
const INTERVAL = 250

/**
 * Watches for a moment of the chain's time while the page is open. From that second on it asks once a second, until the
 * caller names another moment: the first block of the new time may be a little late.
 *
 * @param boundary in seconds; `undefined`: nothing to wait for
 */
export function useBoundary(boundary: number | undefined, onReached: () => void) {
  const { clock } = useRuntime()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback is no new moment
  useEffect(() => {
    if (boundary === undefined) return
    let askedAt = boundary - 1
    const timer = setInterval(() => {
      const now = clock.now()
      if (now === undefined || now <= askedAt) return
      askedAt = now
      onReached()
    }, INTERVAL)
    return () => clearInterval(timer)
  }, [clock, boundary])
}
