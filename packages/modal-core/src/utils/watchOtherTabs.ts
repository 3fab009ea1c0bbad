/** Calls back when another tab of the site has changed an item of `localStorage`. Returns the function that stops it. */
export function watchOtherTabs(key: string, listener: () => void): () => void {
  const page = window
  const onChange = (event: StorageEvent) => {
    if (event.key === key) listener()
  }
  page.addEventListener('storage', onChange)
  return () => page.removeEventListener('storage', onChange)
}
