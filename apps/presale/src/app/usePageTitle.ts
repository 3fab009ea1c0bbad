import { useEffect } from 'react'

/** Names the page in the browser's tabs and history. */
export function usePageTitle(title: string) {
  useEffect(() => {
    document.title = title
  }, [title])
}
