/** Calls back when another tab of the site has changed an item of `localStorage`. Returns what stops it. */
export function watchOtherTabs(key: string, listener: () => void): () => void {
  const onChange = (event: StorageEvent) => {
    if (event.key === key) listener()
  }
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}
