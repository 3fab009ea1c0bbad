/** Milliseconds for which a process may get no connection while another process gets one. */
const STUCK_AFTER_MS = 60_000

export type CreateStuckCheckParameters = {
  /** Asks on a connection as requests use them. */
  ask: () => Promise<unknown>
  /** Asks on a connection that nothing else uses. */
  askApart: () => Promise<unknown>
  afterMs?: number
}

/**
 * Tells whether only another start helps: for a minute no connection of the pool has answered while the database has. One that
 * is away is no reason. Answers at once, by what the last questions have found, and asks again.
 */
export function createStuckCheck({ ask, askApart, afterMs = STUCK_AFTER_MS }: CreateStuckCheckParameters) {
  let since: number | undefined
  let isAsking = false

  async function look() {
    isAsking = true
    const [own, apart] = await Promise.allSettled([ask(), askApart()])
    if (own.status === 'fulfilled' || apart.status === 'rejected') since = undefined
    else since ??= performance.now()
    isAsking = false
  }

  return (): boolean => {
    if (!isAsking) void look()
    return since !== undefined && performance.now() - since >= afterMs
  }
}
