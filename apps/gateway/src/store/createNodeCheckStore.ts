import { sql } from 'drizzle-orm'
import type { NodeCheck } from '../chain/createUpstreams.ts'
import type { Database } from './createDatabase.ts'
import { nodeChecks } from './schema.ts'
import type { WriteLease } from './WriteLease.ts'

/** The results of checks of the nodes, of all processes. */
export function createNodeCheckStore(db: Database['drizzle']) {
  return {
    /** Keeps what was found of the nodes, and forgets those that no process has any more. */
    writeNodeChecks: (checks: readonly (NodeCheck & { chain: string })[], lease: WriteLease) =>
      db.transaction(async (tx) => {
        await lease.hold(tx)
        for (const check of checks) {
          const changes = { ...check, checkedAt: sql`now()` }
          await tx
            .insert(nodeChecks)
            .values(changes)
            .onConflictDoUpdate({ target: [nodeChecks.chain, nodeChecks.node], set: changes })
        }
        await tx.delete(nodeChecks).where(sql`${nodeChecks.checkedAt} < now() - interval '1 day'`)
      }),

    /** The results of checks in the last seconds, by the clock of the database. */
    readNodeChecks: (seconds: number) =>
      db
        .select()
        .from(nodeChecks)
        .where(sql`${nodeChecks.checkedAt} > now() - ${seconds} * interval '1 second'`),
  }
}
