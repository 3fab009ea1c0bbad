import { useCallback, useSyncExternalStore } from 'react'

/** A screen as wide as most phones, where the site has one column. */
export const NARROW = '(max-width: 47.99rem)'

/**
 * True if a media query matches; `false` where the page is written in advance.
 *
 * @example useMedia(NARROW)
 */
export function useMedia(query: string) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
