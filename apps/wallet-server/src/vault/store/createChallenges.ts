import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { challenges } from '../schema.ts'
import type { VaultDrizzle } from '../types.ts'

const CHALLENGE_MS = 5 * 60_000

export type ChallengeKind = (typeof challenges.$inferSelect)['kind']

/** The challenges that passkeys answer. */
export function createChallenges(db: VaultDrizzle) {
  return {
    async createChallenge(approvalId: string, kind: ChallengeKind): Promise<string> {
      const challenge = randomBytes(32).toString('base64url')
      const expiresAt = new Date(Date.now() + CHALLENGE_MS)
      await db.insert(challenges).values({ challenge, approvalId, kind, expiresAt })
      return challenge
    },

    /** Uses a challenge up, whatever comes of it. False when it is none of this approval for this. */
    async useChallenge(challenge: string, approvalId: string, kind: ChallengeKind): Promise<boolean> {
      const used = await db
        .delete(challenges)
        .where(
          and(
            eq(challenges.challenge, challenge),
            eq(challenges.approvalId, approvalId),
            eq(challenges.kind, kind),
            gt(challenges.expiresAt, new Date()),
          ),
        )
        .returning()
      return used.length > 0
    },
  }
}
