import { createDeletions as createAuthDeletions } from './auth/store/createDeletions.ts'
import type { Role, StoreSettings } from './config.ts'
import { openAuthDatabase, openVaultDatabase, runOnStore } from './openStore.ts'
import { createDeletions as createVaultDeletions } from './vault/store/createDeletions.ts'

/**
 * Deletes everything of the users whose seven days are over, from one server's database. It can be stopped, started
 * again, and run by two processes at once. Returns how many users there were.
 *
 * @throws {OperatorError} there is no database
 */
export const purge = (role: Role, settings: StoreSettings): Promise<number> =>
  runOnStore(settings, async (existing) =>
    role === 'auth'
      ? purgeIn(await openAuthDatabase(existing), createAuthDeletions)
      : purgeIn(await openVaultDatabase(existing), createVaultDeletions),
  )

type Deletions = { purge: (now: Date) => Promise<number> }

async function purgeIn<drizzle>(
  database: { drizzle: drizzle; destroy: () => Promise<void> },
  createDeletions: (db: drizzle) => Deletions,
): Promise<number> {
  try {
    return await createDeletions(database.drizzle).purge(new Date())
  } finally {
    await database.destroy()
  }
}
