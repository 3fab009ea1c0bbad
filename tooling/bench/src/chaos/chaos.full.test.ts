/** Gateway, auth and vault as three processes each behind nginx, on one Postgres, while it and they fail. */
import { setTimeout as wait } from 'node:timers/promises'
import { findNginx } from '@foyer/harness/nginx'
import { findPgbouncer, startPgbouncer, startPostgresServer } from '@foyer/harness/postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Replicas, startReplicas } from '../replicas/startReplicas.ts'
import { startSaleMarket } from '../replicas/startSaleMarket.ts'
import { lockTable } from './lockTable.ts'
import { type Load, startLoad } from './startLoad.ts'

/** Time until every server is ready once its dependencies are back. */
const READY_MS = 5_000
/** Mails that a process sends at once. One that is killed meanwhile has them sent again, under the same id. */
const MAX_OPEN_MAILS = 10

const [nginx, pgbouncer] = [await findNginx(), await findPgbouncer()]

/** Skipped where a program is missing and cannot be installed, which the title then says. */
const WAYS = [
  { way: 'directly', isMissing: nginx === undefined, missing: 'nginx' },
  {
    way: 'through a transaction pooler',
    isMissing: nginx === undefined || pgbouncer === undefined,
    missing: 'nginx or PgBouncer',
  },
].map((each) => ({ ...each, title: each.isMissing ? `${each.way} (no ${each.missing} here)` : each.way }))

for (const { way, title, isMissing } of WAYS) {
  describe.skipIf(isMissing)(`three replicas on one Postgres, ${title}`, () => {
    let postgres: Awaited<ReturnType<typeof startPostgresServer>>
    let pooler: Awaited<ReturnType<typeof startPgbouncer>> | undefined
    let replicas: Replicas
    beforeAll(async () => {
      const { chain } = await startSaleMarket()
      postgres = await startPostgresServer({ isDurable: true })
      if (way !== 'directly') pooler = await startPgbouncer(postgres.url)
      replicas = await startReplicas({
        chain,
        serverUrl: postgres.url,
        count: 3,
        ...(pooler && { reach: pooler.urlOf }),
      })
      await waitUntilReady()
    })
    afterAll(async () => {
      await replicas?.stop()
      await pooler?.stop()
      await postgres?.stop()
    })

    /** Returns how long it took until every process was ready at the same time. */
    async function waitUntilReady() {
      const start = performance.now()
      while (!(await Promise.all(replicas.all.map(({ isReady }) => isReady()))).every(Boolean)) {
        if (performance.now() - start > 60_000)
          throw new Error('Some processes are not ready after a minute.')
        await wait(50)
      }
      return performance.now() - start
    }

    /**
     * Runs `fault` under load, and compares what was acknowledged with what is there. Nothing that was refused is there, unless
     * the fault keeps the server from taking it back: a frozen database does later what it was asked. Nothing is there twice;
     * `maxRepeated` mails of each kind may come again under the same id.
     */
    async function underLoad(fault: () => Promise<void>, { isTakenBack = true, maxRepeated = 0 } = {}) {
      const load: Load = startLoad(replicas)
      await wait(2_000)
      await fault()
      const readyMs = await waitUntilReady()
      await wait(2_000)
      const outcomes = await load.stop()
      for (const [kind, { acknowledged, lost, doubled, repeated, invented }] of Object.entries(outcomes)) {
        expect(acknowledged, `${kind}: acknowledged`).toBeGreaterThan(0)
        expect({ kind, lost, doubled }).toEqual({ kind, lost: [], doubled: [] })
        expect(repeated.length, `${kind}: repeated`).toBeLessThanOrEqual(kind === 'event' ? 0 : maxRepeated)
        if (isTakenBack) expect({ kind, invented }).toEqual({ kind, invented: [] })
      }
      // The last one: a busy machine fails it, and what was kept is seen all the same.
      expect(readyMs).toBeLessThan(READY_MS)
    }

    const LOCKED = [
      { role: 'gateway', table: 'events' },
      { role: 'auth', table: 'codes' },
      { role: 'vault', table: 'approvals' },
    ] as const

    test('keeps what it acknowledged while a table of each is locked for 26 s', async () => {
      await underLoad(async () => {
        const unlocks = await Promise.all(
          LOCKED.map(({ role, table }) => lockTable(replicas.databaseUrls[role], table)),
        )
        await wait(26_000)
        for (const unlock of unlocks) await unlock()
      })
    })

    test.each([14, 60])('keeps what it acknowledged while Postgres is frozen for %i s', async (seconds) => {
      const freeze = async () => {
        await postgres.freeze()
        await wait(seconds * 1_000)
        await postgres.thaw()
      }
      await underLoad(freeze, { isTakenBack: false })
    })

    test('keeps what it acknowledged when Postgres stops at once and starts again', async () => {
      await underLoad(async () => {
        await postgres.crash()
        await wait(10_000)
        await postgres.restart()
      })
    })

    test.each([
      ['first', 0],
      ['second', 1],
      ['third', 2],
      ['restarted first', 0],
    ])('keeps what it acknowledged while the %s process of each is killed', async (_, index) => {
      const killed = Object.values(replicas.replicas).map((list) => list[index])
      const killAndStart = async () => {
        await Promise.all(killed.map((replica) => replica?.kill()))
        await wait(1_000)
        await Promise.all(killed.map((replica) => replica?.start()))
      }
      await underLoad(killAndStart, { maxRepeated: MAX_OPEN_MAILS })
    })
  })
}
