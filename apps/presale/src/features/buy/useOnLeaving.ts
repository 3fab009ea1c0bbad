import { useEffect, useRef } from 'react'

/** Calls the newest callback once the component goes. */
export function useOnLeaving(callback: () => void) {
  const newest = useRef(callback)
  useEffect(() => {
    newest.current = callback
  })
  useEffect(() => () => newest.current(), [])
}
