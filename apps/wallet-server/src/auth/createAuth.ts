import { createChallenges } from '../shared/challenge/createChallenges.ts'
import { createApp, requireOrigin } from '../shared/createApp.ts'
import { createAudit } from '../shared/createAudit.ts'
import { createLimits } from '../shared/createLimits.ts'
import { createProofStore } from '../shared/createProofStore.ts'
import { addFarcasterRoutes } from '../shared/farcaster/addFarcasterRoutes.ts'
import { createRegistry } from '../shared/farcaster/createRegistry.ts'
import type { KeyRing } from '../shared/keys.ts'
import { createMailComposer } from '../shared/mails/compose.ts'
import { createNonces } from '../shared/nonces.ts'
import { createOutbox } from '../shared/outbox/createOutbox.ts'
import { composeOrder } from '../shared/outbox/mailOrder.ts'
import { requireProof } from '../shared/proof.ts'
import { createSealer } from '../shared/seal.ts'
import type { ServerParameters, ServerRole } from '../shared/serverParameters.ts'
import { addSocialRoutes } from '../shared/social/addSocialRoutes.ts'
import { createSocialLogins } from '../shared/social/createSocialLogins.ts'
import { daysBefore, startCleanup } from '../shared/startCleanup.ts'
import { toFarcasterSubject, toSubject } from '../shared/subject.ts'
import type { AuthApp } from '../shared/types.ts'
import { createIdentity } from './identity/createIdentity.ts'
import { EMAIL_PURPOSE, MAIL_PURPOSE, SHARE_PURPOSE, SOCIAL_PURPOSE } from './purposes.ts'
import { createConsent } from './routes/createConsent.ts'
import { createLogIn } from './routes/createLogIn.ts'
import { addDeletionRoutes } from './routes/deletion.ts'
import { addDeviceRoutes } from './routes/devices.ts'
import { addEmailRoutes } from './routes/email.ts'
import { addEmailUpdateRoutes } from './routes/emailUpdate.ts'
import { addIdentityRoutes } from './routes/identity.ts'
import { addPasskeyRoutes } from './routes/passkeys.ts'
import { addPaymasterRoutes } from './routes/paymaster.ts'
import { addProblemRoutes } from './routes/problems.ts'
import { requireSession } from './routes/requireSession.ts'
import { addSocialHandOver } from './routes/social.ts'
import { addWalletRoutes } from './routes/wallet.ts'
import { type CreateSponsorParameters, createSponsor } from './sponsor/createSponsor.ts'
import { createCodes } from './store/createCodes.ts'
import { createDeletions } from './store/createDeletions.ts'
import { createEmailUpdates } from './store/createEmailUpdates.ts'
import { createPasskeyShares } from './store/createPasskeyShares.ts'
import { createSessions } from './store/createSessions.ts'
import { createSponsorships } from './store/createSponsorships.ts'
import { createUsers } from './store/createUsers.ts'
import { createWallets } from './store/createWallets.ts'
import type { AuthDatabase } from './types.ts'
import { addUndoPage } from './undoPage/addUndoPage.ts'

/** Milliseconds for which the popup's code is accepted. */
const CODE_MS = 60_000

export type CreateAuthParameters = ServerParameters & {
  database: AuthDatabase
  /** The projects whose gas is paid, and the key that signs vouchers. Undefined: none. */
  sponsored?: Pick<CreateSponsorParameters, 'projects' | 'account'> | undefined
  /** The keys that sign identity tokens. Undefined: there are none. */
  identityKeys?: KeyRing | undefined
}

/** The server that holds the shares `A`: logs users in by one-time code. Returns its app, and what stops its work. */
export function createAuth(parameters: CreateAuthParameters): ServerRole {
  const { database, keyRing, pepper, clientOf, log, metrics, publicUrl, farcasterRpcUrl, keptDays } =
    parameters
  const db = database.drizzle
  const emails = createSealer(keyRing, EMAIL_PURPOSE)
  const codes = createCodes({ db, pepper, emails })
  const users = createUsers({ db, emails })
  const updates = createEmailUpdates({ db, emails })
  const sessions = createSessions(db)
  const sealer = createSealer(keyRing, SHARE_PURPOSE)
  const wallets = createWallets({ db, sealer })
  const passkeyShares = createPasskeyShares({ db, sealer })
  const requireConsent = createConsent({ wallets, passkeyShares })
  const logins = createSocialLogins({
    db,
    pepper,
    codeMs: CODE_MS,
    sealer: createSealer(keyRing, SOCIAL_PURPOSE),
  })
  const deletions = createDeletions(db)
  const limits = createLimits(db, parameters)
  const audit = createAudit(db, clientOf, metrics)
  const logIn = createLogIn({ users, sessions, audit })
  const proofs = createProofStore(db)
  const mails = createMailComposer(parameters)
  const challenges = createChallenges({ ...parameters, limits, rememberSolution: proofs.remember })
  const outbox = createOutbox({
    ...parameters,
    sealer: createSealer(keyRing, MAIL_PURPOSE),
    compose: (order) => composeOrder(mails, order),
  })
  const sponsorships = createSponsorships(db)
  const sponsor = parameters.sponsored && createSponsor({ ...parameters.sponsored, sponsorships, log })
  const proof = requireProof({ publicUrl, nonces: createNonces(pepper), rememberProof: proofs.remember })
  const app: AuthApp = createApp({
    ...parameters,
    access: {
      public: [],
      proof: [proof],
      session: [proof, requireSession(sessions)],
      page: [requireOrigin(publicUrl, '/undo')],
      site: [requireOrigin(parameters.siteOrigin, '/loading of the site')],
    },
    ping: database.ping,
    isStuck: database.isStuck,
  })
  // Any wallet may ask for gas.
  addPaymasterRoutes(app, { sponsor, limits, clientOf, log })
  const shared = {
    ...parameters,
    codes,
    users,
    updates,
    logIn,
    limits,
    challenges,
    outbox,
    audit,
    toSubject: (email: string) => toSubject(pepper, email),
  }
  const tests = new Set(parameters.projects.testAddresses().map(shared.toSubject))
  const isTest = async (userId: string) => tests.has((await users.readSubject(userId)) ?? '')
  addEmailRoutes(app, shared)
  addEmailUpdateRoutes(app, { ...shared, requireConsent })
  addUndoPage(app, shared)
  const popup = '/oauth/auth'
  addSocialRoutes(app, {
    ...parameters,
    role: 'auth',
    logins,
    limits,
    settings: parameters.social,
    paths: { api: '/v1/social', popup },
    redeem: async (c, login) => ({
      ...(await logIn(c, login)),
      provider: login.provider,
      email: login.email ?? null,
      userName: login.userName ?? null,
    }),
  })
  addFarcasterRoutes(app, {
    ...parameters,
    role: 'auth',
    path: '/v1/farcaster',
    logins,
    limits,
    findFid: farcasterRpcUrl === undefined ? undefined : createRegistry(farcasterRpcUrl),
    toSubject: (fid) => toFarcasterSubject(pepper, fid),
    redeem: (c, login) => logIn(c, { ...login, email: undefined }),
  })
  addSocialHandOver(app, { path: popup, logins })
  addWalletRoutes(app, { ...shared, wallets, passkeyShares, deletions, isTest })
  addPasskeyRoutes(app, { wallets, passkeyShares, requireConsent, audit })
  addDeletionRoutes(app, { ...shared, deletions, requireConsent })
  addProblemRoutes(app, { limits, audit, log })
  addDeviceRoutes(app, { users, sessions, audit })
  addIdentityRoutes(app, {
    ...shared,
    wallets,
    identity:
      parameters.identityKeys && createIdentity({ keyRing: parameters.identityKeys, issuer: publicUrl }),
  })

  metrics?.watchDeletions(deletions.countOverdue)
  const cleanup = startCleanup({
    database,
    tables: [codes, updates, sessions, logins, proofs, sponsorships, outbox],
    auditDays: keptDays.audit,
    everyMinute: async () => sponsor?.settleAll().catch(() => log('warn', 'sponsor.unsettled')),
    everyHour: (now) => users.deleteOldDevices(daysBefore(now, keptDays.device)),
    log,
  })
  return { app, finish: outbox.destroy, destroy: cleanup.destroy }
}
