import { createChallenges } from '../shared/challenge/createChallenges.ts'
import { createApp, requireOrigin } from '../shared/createApp.ts'
import { createAudit } from '../shared/createAudit.ts'
import { createLimits } from '../shared/createLimits.ts'
import { createProofStore } from '../shared/createProofStore.ts'
import { addFarcasterRoutes } from '../shared/farcaster/addFarcasterRoutes.ts'
import { createRegistry } from '../shared/farcaster/createRegistry.ts'
import { createMailComposer } from '../shared/mails/compose.ts'
import { createNonces } from '../shared/nonces.ts'
import { createOutbox } from '../shared/outbox/createOutbox.ts'
import { composeOrder } from '../shared/outbox/mailOrder.ts'
import { requireProof } from '../shared/proof.ts'
import { createSealer } from '../shared/seal.ts'
import type { ServerParameters, ServerRole } from '../shared/serverParameters.ts'
import { addSocialRoutes } from '../shared/social/addSocialRoutes.ts'
import { createSocialLogins } from '../shared/social/createSocialLogins.ts'
import { startCleanup } from '../shared/startCleanup.ts'
import { toFarcasterSubject, toSubject } from '../shared/subject.ts'
import type { App, RequestContext } from '../shared/types.ts'
import { addApprovePage } from './approvePage/addApprovePage.ts'
import { MAIL_PURPOSE, SHARE_PURPOSE, SOCIAL_PURPOSE } from './purposes.ts'
import { addApprovalRoutes } from './routes/approvals.ts'
import { addDeletionRoutes } from './routes/deletion.ts'
import { addPasskeyRoutes } from './routes/passkeys.ts'
import { addRecoveryRoutes } from './routes/recovery.ts'
import { addSubjectRoutes } from './routes/subjects.ts'
import { createApprovalStore, type NewApproval } from './store/createApprovalStore.ts'
import { createDeletions } from './store/createDeletions.ts'
import { createPasskeys } from './store/createPasskeys.ts'
import { createRecoveries } from './store/createRecoveries.ts'
import type { VaultDatabase } from './types.ts'
import { createVerifier } from './webauthn/createVerifier.ts'

/** Milliseconds for which the popup's code is accepted: auth's login comes after it. */
const CODE_MS = 10 * 60_000

export type CreateVaultParameters = ServerParameters & { database: VaultDatabase }

/** The server that holds the shares `R`: releases them to devices that a mailed link has approved. */
export function createVault(parameters: CreateVaultParameters): ServerRole {
  const { database, keyRing, pepper, clientOf, log, metrics, publicUrl, farcasterRpcUrl, keptDays } =
    parameters
  const db = database.drizzle
  const approvals = createApprovalStore(db)
  const sealer = createSealer(keyRing, SHARE_PURPOSE)
  const recoveries = createRecoveries({ db, sealer })
  const passkeys = createPasskeys({ db, sealer })
  const proofs = createProofStore(db)
  const deletions = createDeletions(db)
  const logins = createSocialLogins({
    db,
    pepper,
    codeMs: CODE_MS,
    sealer: createSealer(keyRing, SOCIAL_PURPOSE),
  })
  const limits = createLimits(db, parameters)
  const isNew = async (subject: string) => (await recoveries.find(subject)) === undefined
  const mails = createMailComposer(parameters)
  const outbox = createOutbox({
    ...parameters,
    sealer: createSealer(keyRing, MAIL_PURPOSE),
    // After the answer, so that its time does not reveal whether the address has a wallet.
    compose: async (order) =>
      composeOrder(mails, order, order.kind === 'link' && (await isNew(order.subject))),
  })
  const app: App = createApp({
    ...parameters,
    access: {
      public: [],
      proof: [requireProof({ publicUrl, nonces: createNonces(pepper), rememberProof: proofs.remember })],
      page: [requireOrigin(publicUrl, '/approve')],
    },
    ping: database.ping,
    isStuck: database.isStuck,
  })
  const shared = { approvals, limits, audit: createAudit(db, clientOf, metrics) }
  async function approve(c: RequestContext, login: NewApproval): Promise<string> {
    const id = await approvals.approve(login)
    const { subject, projectId } = login
    await shared.audit(c, 'approval.approved', { userId: subject, projectId, code: id })
    return id
  }
  addApprovalRoutes(app, {
    ...parameters,
    ...shared,
    outbox,
    challenges: createChallenges({ ...parameters, limits, rememberSolution: proofs.remember }),
    toSubject: (email) => toSubject(pepper, email),
    isNew,
  })
  addSocialRoutes(app, {
    ...parameters,
    ...shared,
    role: 'vault',
    logins,
    settings: parameters.social,
    paths: { api: '/v1/approvals/social', popup: '/oauth/vault' },
    redeem: async (c, { email, userName, ...login }) => ({
      id: await approve(c, login),
      email: email ?? null,
      userName: userName ?? null,
    }),
  })
  addFarcasterRoutes(app, {
    ...parameters,
    ...shared,
    role: 'vault',
    path: '/v1/approvals/farcaster',
    logins,
    findFid: farcasterRpcUrl === undefined ? undefined : createRegistry(farcasterRpcUrl),
    toSubject: (fid) => toFarcasterSubject(pepper, fid),
    redeem: async (c, login) => ({ id: await approve(c, login) }),
  })
  const tests = new Set(parameters.projects.testAddresses().map((email) => toSubject(pepper, email)))
  addRecoveryRoutes(app, { ...shared, recoveries, isTest: (subject) => tests.has(subject) })
  addSubjectRoutes(app, { ...shared, recoveries })
  addPasskeyRoutes(app, { ...shared, recoveries, passkeys, verifier: createVerifier(parameters) })
  addDeletionRoutes(app, { ...shared, recoveries, deletions })
  addApprovePage(app, parameters)

  metrics?.watchDeletions(deletions.countOverdue)
  const cleanup = startCleanup({
    database,
    tables: [approvals, logins, passkeys, proofs, outbox],
    auditDays: keptDays.audit,
    log,
  })
  return { app, finish: outbox.destroy, destroy: cleanup.destroy }
}
