import { useEffect, useState } from 'react'
import { useRuntime } from '../../app/runtime.ts'

/** Chain time in whole seconds, every second. */
export function useChainTime() {
  const { clock } = useRuntime()
  const [now, setNow] = useState(clock.now)

  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), 250)
    return () => clearInterval(timer)
  }, [clock])

  return now
}
