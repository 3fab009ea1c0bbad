import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import styles from './WhenNear.module.css'

/** Distance below the screen that counts as near: half a page, so that a phone's first screen does not load it. */
const MARGIN = '50% 0px'

/** Loads and renders its children when the visitor scrolls near them, and reserves their space until then. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (place.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  const room = <div ref={place} className={styles.room} />
  return isNear ? <Suspense fallback={room}>{children}</Suspense> : room
}
