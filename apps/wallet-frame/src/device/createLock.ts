/** Runs one task at a time. */
export type Lock = <T>(run: () => Promise<T>) => Promise<T>

/**
 * One task at a time in all tabs that share the device's storage. A browser that refuses storage refuses locks, too: then
 * in this page only.
 */
export function createLock(locks: LockManager | undefined, name = 'wallet'): Lock {
  let last: Promise<unknown> = Promise.resolve()

  function queue<T>(run: () => Promise<T>): Promise<T> {
    const next = last.then(run, run)
    last = next
    return next
  }

  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (!locks) return queue(run)
    let isHeld = false
    try {
      return (await locks.request(name, () => {
        isHeld = true
        return run()
      })) as T
    } catch (error) {
      if (isHeld) throw error
      return queue(run)
    }
  }
}
