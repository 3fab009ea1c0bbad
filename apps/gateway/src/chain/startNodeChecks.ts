import { setTimeout as wait } from 'node:timers/promises'
import { createRole, type Lease } from '@foyer/server-kit'
import type { Database } from '../store/createDatabase.ts'
import type { Store } from '../store/createStore.ts'
import { type Chains, checkUpstreams } from './createChains.ts'

export type StartNodeChecksParameters = {
  chains: Pick<Chains, 'list'>
  store: Pick<Store, 'writeNodeChecks' | 'readNodeChecks'>
  database: Pick<Database, 'lead'>
  /** Seconds between two checks of a node. */
  everySeconds: number
}

/** Looks of the others at what the leader has found, in the time between two checks. */
const LOOKS = 4
/** Checks that a leader may miss before the others do without it. */
const MISSED = 2

/**
 * Checks the nodes now and again and again, in one of all processes on one database. The others take over what it has found,
 * and check by themselves what it does not: other nodes, and all of them while the database is away.
 */
export async function startNodeChecks({ chains, store, database, everySeconds }: StartNodeChecksParameters) {
  const everyMs = everySeconds * 1_000
  const ending = new AbortController()
  const checkedAt = new Map<string, number>()
  let isLeading = false

  async function look() {
    const since = performance.now() - everyMs
    const found = await store.readNodeChecks(everySeconds * MISSED).catch(() => [])
    await Promise.all(
      chains.list.map(async ({ id, upstreams }) => {
        if (upstreams.adopt(found.filter(({ chain }) => chain === id))) return
        if ((checkedAt.get(id) ?? Number.NEGATIVE_INFINITY) > since) return
        checkedAt.set(id, performance.now())
        await upstreams.check()
      }),
    )
  }

  async function follow() {
    while (!ending.signal.aborted) {
      await wait(everyMs / LOOKS, undefined, { signal: ending.signal }).catch(() => {})
      if (!ending.signal.aborted && !isLeading) await look()
    }
  }

  async function work(lease: Lease) {
    isLeading = true
    try {
      while (!lease.signal.aborted) {
        await checkUpstreams(chains)
        const checks = chains.list.flatMap(({ id, upstreams }) =>
          upstreams.listChecks().map((check) => ({ chain: id, ...check })),
        )
        // Others check by themselves when they find nothing new.
        await store.writeNodeChecks(checks, lease).catch(() => {})
        await wait(everyMs, undefined, { signal: lease.signal }).catch(() => {})
      }
    } finally {
      isLeading = false
    }
  }

  await look()
  const following = follow()
  // A database that is away is in the log already.
  const role = createRole({ database, name: 'check nodes', work, onError: () => {} })
  return {
    async destroy() {
      ending.abort()
      await Promise.all([role.destroy(), following])
    },
  }
}
