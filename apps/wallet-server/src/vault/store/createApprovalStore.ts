import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { sha256 } from '../../shared/bytes.ts'
import { unauthorized } from '../../shared/errors.ts'
import { approvals, grants, type Purpose } from '../schema.ts'
import type { VaultDrizzle } from '../types.ts'

const LINK_MS = 10 * 60_000
const GRANT_MS = 10 * 60_000
/** Kept for its status after the link has ended; grants go with it. */
const KEPT_MS = 60 * 60_000

export type Approval = typeof approvals.$inferSelect
export type Grant = typeof grants.$inferSelect & Pick<Approval, 'projectId' | 'purpose'>
export type NewApproval = Pick<Approval, 'subject' | 'jkt' | 'projectId' | 'origin' | 'browser'>

/** Links that were mailed, and the device keys that their owners have approved. */
export function createApprovalStore(db: VaultDrizzle) {
  const find = async (token: string) => {
    const [approval] = await db
      .select()
      .from(approvals)
      .where(eq(approvals.tokenHash, sha256(token)))
    return approval
  }

  return {
    /** `isMailed` false: the link is not mailed, and no token opens the approval. `addMail` runs in the transaction. */
    async create(
      { isMailed, ...approval }: NewApproval & { purpose: Purpose; isMailed: boolean },
      addMail: (tx: Pick<VaultDrizzle, 'insert'>, made: { token: string; createdAt: Date }) => Promise<void>,
    ): Promise<string> {
      const id = randomUUID()
      const token = randomBytes(32).toString('base64url')
      const createdAt = new Date()
      const expiresAt = new Date(createdAt.getTime() + LINK_MS)
      const tokenHash = sha256(isMailed ? token : randomBytes(32))
      await db.transaction(async (tx) => {
        await tx.insert(approvals).values({ ...approval, id, tokenHash, createdAt, expiresAt })
        await addMail(tx, { token, createdAt })
      })
      return id
    },

    /** Approves a device key whose user has logged in at a provider. Returns the approval's id. */
    approve: ({ subject, jkt, projectId, origin, browser }: NewApproval): Promise<string> =>
      db.transaction(async (tx) => {
        const id = randomUUID()
        const createdAt = new Date()
        const expiresAt = new Date(createdAt.getTime() + GRANT_MS)
        const approval = { subject, jkt, projectId, origin, browser, createdAt, expiresAt }
        const tokenHash = sha256(randomBytes(32))
        await tx.insert(approvals).values({ ...approval, id, tokenHash, decision: 'approved' })
        await tx.insert(grants).values({ approvalId: id, subject, jkt, expiresAt })
        return id
      }),

    /** The approval of a link that can still be decided. Reading uses nothing up. */
    async findOpen(token: string): Promise<Approval | undefined> {
      const approval = await find(token)
      return approval && approval.decision === null && approval.expiresAt.getTime() > Date.now()
        ? approval
        : undefined
    },

    /** True if a link was refused, by its user or by a program that has opened it for them. */
    isDenied: async (token: string) => (await find(token))?.decision === 'denied',

    /** Undefined when the link has expired or was decided. */
    decide: (token: string, decision: 'approved' | 'denied'): Promise<Approval | undefined> =>
      db.transaction(async (tx) => {
        const now = new Date()
        const [decided] = await tx
          .update(approvals)
          .set({ decision })
          .where(
            and(
              eq(approvals.tokenHash, sha256(token)),
              isNull(approvals.decision),
              gt(approvals.expiresAt, now),
            ),
          )
          .returning()
        if (decided && decision === 'approved') {
          const { id, subject, jkt } = decided
          const expiresAt = new Date(now.getTime() + GRANT_MS)
          await tx.insert(grants).values({ approvalId: id, subject, jkt, expiresAt })
        }
        return decided
      }),

    /** Reads the status of an approval, for the device key that asked for it. */
    async readStatus(id: string, jkt: string) {
      const [approval] = await db
        .select()
        .from(approvals)
        .where(and(eq(approvals.id, id), eq(approvals.jkt, jkt)))
      if (!approval) return undefined
      if (approval.decision === 'denied') return 'denied'
      const grant = approval.decision === 'approved' ? await findGrant(id, jkt, approval.purpose) : undefined
      if (grant) return 'approved'
      return approval.decision === null && approval.expiresAt.getTime() > Date.now() ? 'pending' : 'expired'
    },

    /** @throws {HttpError} this device key has no approval of the last 10 minutes with this id, for this purpose */
    async requireGrant(id: string, jkt: string, purpose: Purpose | 'any' = 'login'): Promise<Grant> {
      const grant = await findGrant(id, jkt, purpose)
      if (!grant) throw unauthorized('grant', 'This device needs an approval of the last 10 minutes.')
      return grant
    },

    deleteExpired: (now: Date) =>
      db.delete(approvals).where(lt(approvals.expiresAt, new Date(now.getTime() - KEPT_MS))),
  }

  async function findGrant(id: string, jkt: string, purpose: Purpose | 'any'): Promise<Grant | undefined> {
    const [found] = await db
      .select({ grant: grants, projectId: approvals.projectId, purpose: approvals.purpose })
      .from(grants)
      .innerJoin(approvals, eq(approvals.id, grants.approvalId))
      .where(
        and(
          eq(grants.approvalId, id),
          eq(grants.jkt, jkt),
          purpose === 'any' ? undefined : eq(approvals.purpose, purpose),
          gt(grants.expiresAt, new Date()),
        ),
      )
    return found && { ...found.grant, projectId: found.projectId, purpose: found.purpose }
  }
}

export type ApprovalStore = ReturnType<typeof createApprovalStore>
