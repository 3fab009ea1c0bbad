export type WatchLogParameters = {
  /** Another process has the tables: it may have ended at the next start. */
  onLocked: () => void
  /** The chain took back more than can be undone: Ponder would try the same block again and again. */
  onLostChain: () => void
}

/** Reads what Ponder logs, for it has no other way to tell why it ends, or that it does not. */
export function watchLog({ onLocked, onLostChain }: WatchLogParameters) {
  const { log } = console
  console.log = (...parts: unknown[]) => {
    log(...parts)
    const line = String(parts[0])
    if (line.includes('Failed to acquire lock on schema')) onLocked()
    if (line.includes('Encountered unrecoverable')) onLostChain()
  }
}
