import { type RefObject, useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Has a page that a link led to seen from its top and read from its start. Back and forward are the browser's. */
export function usePageChange(main: RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  const isLink = useNavigationType() === 'PUSH'

  // biome-ignore lint/correctness/useExhaustiveDependencies: each link followed counts, also to the page that is shown
  useEffect(() => {
    if (!isLink) return
    main.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [key])
}
