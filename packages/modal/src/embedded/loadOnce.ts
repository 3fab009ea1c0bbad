/** Loads once, and again after a failure: a chunk that did not come may come the next time. */
export function loadOnce<one>(load: () => Promise<one>) {
  let loading: Promise<one> | undefined
  return {
    load(): Promise<one> {
      loading ??= load().catch((error: unknown) => {
        loading = undefined
        throw error
      })
      return loading
    },

    /** Nothing happens before it is asked for. */
    ifLoaded(run: (one: one) => void): void {
      loading?.then(run).catch(() => {})
    },
  }
}
