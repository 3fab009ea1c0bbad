const LOCKED = 'Failed to acquire lock on schema'
const DEEP_REORG = /unrecoverable .*reorg/i

export type WatchLogParameters = {
  /** Another process has the tables: it may have ended at the next start. */
  onLocked: () => void
  /** The chain took back more than Ponder can undo. Ponder goes on trying, and its tables stay wrong. */
  onDeepReorg: () => void
}

/** Reads what Ponder logs, for it has no other way to tell why it ends. */
export function watchLog({ onLocked, onDeepReorg }: WatchLogParameters) {
  const { log } = console
  let isReorgTold = false
  console.log = (...parts: unknown[]) => {
    log(...parts)
    const text = String(parts[0])
    if (text.includes(LOCKED)) onLocked()
    if (!isReorgTold && DEEP_REORG.test(text)) {
      isReorgTold = true
      onDeepReorg()
    }
  }
}
