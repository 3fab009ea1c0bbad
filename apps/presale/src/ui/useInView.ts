import { type RefObject, useEffect, useRef, useState } from 'react'

/** True if an element is on the screen. */
export function useInView(): [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null)
  const [isInView, setInView] = useState(false)

  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting === true))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])

  return [element, isInView]
}
