/**
 * Calls back when another tab of the site has changed an item of `localStorage`, and when the browser shows a page again
 * that it kept for the Back button, because such a page misses changes. Returns what stops it.
 */
export function watchOtherTabs(key: string, listener: () => void): () => void {
  const watch = new AbortController()
  const onChange = (event: { key?: string | null; persisted?: boolean }) => {
    if (event.key === key || event.persisted) listener()
  }
  for (const name of ['storage', 'pageshow'] as const) window.addEventListener(name, onChange, watch)
  return () => watch.abort()
}
