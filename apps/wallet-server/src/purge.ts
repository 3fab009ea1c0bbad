import { createDeletions as createAuthDeletions } from './auth/store/createDeletions.ts'
import type { Role, StoreSettings } from './config.ts'
import { openAuthDatabase, openVaultDatabase } from './openStore.ts'
import { createDeletions as createVaultDeletions } from './vault/store/createDeletions.ts'

/**
 * Deletes everything of the users whose seven days are over, from one server's database. It can be stopped, started
 * again, and run by two processes at once. Returns how many users there were.
 */
export async function purge(role: Role, settings: StoreSettings): Promise<number> {
  const now = new Date()
  const database = await (role === 'auth' ? openAuthDatabase(settings) : openVaultDatabase(settings))
  try {
    return await (role === 'auth'
      ? createAuthDeletions((database as Awaited<ReturnType<typeof openAuthDatabase>>).drizzle)
      : createVaultDeletions((database as Awaited<ReturnType<typeof openVaultDatabase>>).drizzle)
    ).purge(now)
  } finally {
    await database.destroy()
  }
}
