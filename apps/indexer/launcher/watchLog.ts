export type WatchLogParameters = {
  /** Another process has the tables: it may have ended at the next start. */
  onLocked: () => void
}

/** Reads what Ponder logs, for it has no other way to tell why it ends. */
export function watchLog({ onLocked }: WatchLogParameters) {
  const { log } = console
  console.log = (...parts: unknown[]) => {
    log(...parts)
    if (String(parts[0]).includes('Failed to acquire lock on schema')) onLocked()
  }
}
