import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** False until what the page reads at first is there, or has failed: what can wait for it does not delay it. */
export function useAfterReads() {
  const queryClient = useQueryClient()
  const [isRead, setRead] = useState(false)

  useEffect(() => {
    if (isRead) return
    let hasBegun = false
    return queryClient.getQueryCache().subscribe(() => {
      const isReading = queryClient.isFetching() > 0
      // Later: the cache tells of a query while a component that reads it is rendered.
      if (hasBegun && !isReading) notifyManager.schedule(() => setRead(true))
      hasBegun ||= isReading
    })
  }, [queryClient, isRead])

  return isRead
}
