import { useEffect, useState } from 'react'

/** False until the browser has painted the first frame: what can wait for it does not delay it. A hidden page paints nothing. */
export function useAfterPaint() {
  const [isPainted, setPainted] = useState(false)

  useEffect(() => {
    if (document.visibilityState === 'hidden') return setPainted(true)
    let timer: ReturnType<typeof setTimeout> | undefined
    // A frame callback runs before its frame is painted, the task after it once it is.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])

  return isPainted
}
