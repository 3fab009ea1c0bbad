import { useEffect, useState } from 'react'
import { findLoadFailure, isLoadError, type LoadFailure } from './isLoadError.ts'

/** Why a part did not load; `undefined` for an error of the part itself, and `'connection'` until its server has answered. */
export function useLoadFailure(error: unknown): LoadFailure | undefined {
  const [found, setFound] = useState<{ error: unknown; failure: LoadFailure }>()

  useEffect(() => {
    let isCurrent = true
    if (isLoadError(error))
      void findLoadFailure(error).then((failure) => {
        if (isCurrent) setFound({ error, failure })
      })
    return () => {
      isCurrent = false
    }
  }, [error])

  if (!isLoadError(error)) return undefined
  return found?.error === error ? found.failure : 'connection'
}
