import { setTimeout as wait } from 'node:timers/promises'
import type { Lease } from './database/leases.ts'
import type { Database } from './database/types.ts'

export type CreateRoleParameters = {
  database: Pick<Database, 'lead'>
  /** Names the lease. */
  name: string
  /** Goes on until the signal of the lease aborts, which it also does when the role is destroyed. */
  work: (lease: Lease) => Promise<void>
  /** Gets why the lease could not be asked for, or why the work has failed. */
  onError: (error: unknown) => void
  /** Milliseconds between two tries to get the lease. Default 1,000. */
  intervalMs?: number
}

/** Work that one process does at a time, over all that share the database. The others stand by. */
export function createRole({ database, name, work, onError, intervalMs = 1_000 }: CreateRoleParameters) {
  const ending = new AbortController()
  const running = standBy()

  async function standBy() {
    while (!ending.signal.aborted) {
      await database.lead(name, workAs).catch((error) => {
        if (!ending.signal.aborted) onError(error)
      })
      await wait(intervalMs, undefined, { signal: ending.signal }).catch(() => {})
    }
  }

  function workAs(lease: Lease) {
    return work({ ...lease, signal: AbortSignal.any([ending.signal, lease.signal]) })
  }

  return {
    /** Resolves when the work has ended and the lease is given back. */
    async destroy() {
      ending.abort()
      await running
    },
  }
}
