import { useState } from 'react'

/**
 * Loads the page again once its server answers: without a connection the browser would put its own error in the place of
 * what still works. Browsers may remember that a script did not load, so that asking for it again is not enough.
 */
export function useReload() {
  const [isTrying, setTrying] = useState(false)

  async function reload() {
    setTrying(true)
    try {
      await fetch('/config.json', { method: 'HEAD', cache: 'no-store' })
      window.location.reload()
    } catch {
      setTrying(false)
    }
  }

  return { reload, isTrying }
}
