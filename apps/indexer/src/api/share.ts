/** Reads at most once in `ms`, for all who ask meanwhile. A failure is shared as long, so that a failing source is not asked more often. */
export function share<T>(read: () => Promise<T>, ms: number): () => Promise<T> {
  let last: { at: number; answer: Promise<T> } | undefined
  return () => {
    const now = performance.now()
    if (last === undefined || now - last.at >= ms) last = { at: now, answer: read() }
    return last.answer
  }
}
