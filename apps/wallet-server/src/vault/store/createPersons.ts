import { eq } from 'drizzle-orm'
import { audit } from '../../shared/schema.ts'
import { recoveries, subjects } from '../schema.ts'
import type { VaultDrizzle } from '../types.ts'

/** Reads the data about a person, for the person. Shares are of no use to them and stay out. */
export const createPersons = (db: VaultDrizzle) => ({
  async read(subject: string): Promise<object | undefined> {
    const found = await db
      .select({ address: recoveries.address, createdAt: recoveries.createdAt })
      .from(recoveries)
      .innerJoin(subjects, eq(subjects.recoveryId, recoveries.id))
      .where(eq(subjects.subject, subject))
    if (found.length === 0) return undefined
    return {
      recoveryShares: found,
      audit: await db
        .select({ at: audit.at, event: audit.event, projectId: audit.projectId, network: audit.network })
        .from(audit)
        .where(eq(audit.userId, subject)),
    }
  },
})
