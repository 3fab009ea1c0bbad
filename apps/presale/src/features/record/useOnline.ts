import { useSyncExternalStore } from 'react'

/** Returns the browser's online flag. `false` is reliable, `true` is not. */
export function useOnline() {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
