/** Runs one task at a time. */
export type Lock = <T>(run: () => Promise<T>) => Promise<T>

/**
 * One task at a time in all tabs that share the device's storage. Where the browser has no locks, as where it refuses
 * storage, in this page only.
 */
export function createLock(locks: LockManager | undefined, name = 'wallet'): Lock {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(run: () => Promise<T>): Promise<T> => {
    if (locks) return locks.request(name, run) as Promise<T>
    const next = last.then(run, run)
    last = next
    return next
  }
}
