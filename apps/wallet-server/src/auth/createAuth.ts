import { createMiddleware } from 'hono/factory'
import { createChallenges } from '../shared/challenge/createChallenges.ts'
import { createApp, requireOrigin } from '../shared/createApp.ts'
import { createAudit } from '../shared/createAudit.ts'
import { createLimits } from '../shared/createLimits.ts'
import { createProofStore } from '../shared/createProofStore.ts'
import { deleteExpired, HOUR_MS } from '../shared/deleteExpired.ts'
import { deleteOldAudit } from '../shared/deleteOldAudit.ts'
import { DAY_MS } from '../shared/deletion.ts'
import { addFarcasterRoutes } from '../shared/farcaster/addFarcasterRoutes.ts'
import { createRegistry } from '../shared/farcaster/createRegistry.ts'
import type { KeyRing } from '../shared/keys.ts'
import { createMailComposer } from '../shared/mails/compose.ts'
import { createNonces } from '../shared/nonces.ts'
import { createOutbox } from '../shared/outbox/createOutbox.ts'
import { composeOrder } from '../shared/outbox/mailOrder.ts'
import { readToken, requireProof } from '../shared/proof.ts'
import { createSealer } from '../shared/seal.ts'
import type { ServerParameters, ServerRole } from '../shared/serverParameters.ts'
import { addSocialRoutes } from '../shared/social/addSocialRoutes.ts'
import { createSocialLogins } from '../shared/social/createSocialLogins.ts'
import { toFarcasterSubject, toSubject } from '../shared/subject.ts'
import type { AuthApp, SessionEnv } from '../shared/types.ts'
import { createIdentity } from './identity/createIdentity.ts'
import { EMAIL_PURPOSE, MAIL_PURPOSE, SHARE_PURPOSE, SOCIAL_PURPOSE } from './purposes.ts'
import { createConsent } from './routes/createConsent.ts'
import { addDeletionRoutes } from './routes/deletion.ts'
import { addDeviceRoutes } from './routes/devices.ts'
import { addEmailRoutes } from './routes/email.ts'
import { addEmailUpdateRoutes } from './routes/emailUpdate.ts'
import { addIdentityRoutes } from './routes/identity.ts'
import { addPasskeyRoutes } from './routes/passkeys.ts'
import { addPaymasterRoutes } from './routes/paymaster.ts'
import { addProblemRoutes } from './routes/problems.ts'
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
  const requireSession = createMiddleware<SessionEnv>(async (c, next) => {
    const session = await sessions.find(readToken(c), c.get('jkt'))
    c.set('session', session)
    c.set('logFields', {
      projectId: session.projectId,
      userId: session.userId,
      deviceId: session.deviceId,
    })
    await next()
  })
  const proof = requireProof({ publicUrl, nonces: createNonces(pepper), rememberProof: proofs.remember })
  const app: AuthApp = createApp({
    ...parameters,
    access: {
      public: [],
      proof: [proof],
      session: [proof, requireSession],
      page: [requireOrigin(publicUrl, '/undo')],
      site: [requireOrigin(parameters.siteOrigin, '/loading of the site')],
    },
    ping: database.ping,
    isStuck: database.isStuck,
  })
  // Any wallet may ask for gas.
  addPaymasterRoutes(app, { sponsor, limits, clientOf, log })
  const emailParameters = {
    ...parameters,
    codes,
    users,
    updates,
    sessions,
    limits,
    challenges,
    outbox,
    audit,
    toSubject: (email: string) => toSubject(pepper, email),
  }
  const tests = new Set(parameters.projects.testAddresses().map(emailParameters.toSubject))
  const isTest = async (userId: string) => tests.has((await users.readSubject(userId)) ?? '')
  addEmailRoutes(app, emailParameters)
  addEmailUpdateRoutes(app, { ...emailParameters, requireConsent })
  addUndoPage(app, emailParameters)
  const popup = '/oauth/auth'
  addSocialRoutes(app, {
    ...parameters,
    role: 'auth',
    logins,
    limits,
    settings: parameters.social,
    paths: { api: '/v1/social', popup },
    async redeem(c, { subject, email, userName, jkt, browser, projectId, origin, provider }) {
      const owner = await users.logIn({ subject, email, jkt, browser, projectId, origin })
      const token = await sessions.create({ ...owner, projectId })
      await audit(c, 'login', { projectId, ...owner, code: provider })
      return { token, ...owner, provider, email: email ?? null, userName: userName ?? null }
    },
  })
  addFarcasterRoutes(app, {
    ...parameters,
    role: 'auth',
    path: '/v1/farcaster',
    logins,
    limits,
    findFid: farcasterRpcUrl === undefined ? undefined : createRegistry(farcasterRpcUrl),
    toSubject: (fid) => toFarcasterSubject(pepper, fid),
    async redeem(c, { subject, jkt, browser, projectId, origin, provider }) {
      const owner = await users.logIn({ subject, email: undefined, jkt, browser, projectId, origin })
      const token = await sessions.create({ ...owner, projectId })
      await audit(c, 'login', { projectId, ...owner, code: provider })
      return { token, ...owner }
    },
  })
  addSocialHandOver(app, { path: popup, logins })
  addWalletRoutes(app, {
    ...parameters,
    users,
    wallets,
    passkeyShares,
    deletions,
    limits,
    outbox,
    audit,
    isTest,
  })
  addPasskeyRoutes(app, { wallets, passkeyShares, requireConsent, audit })
  addDeletionRoutes(app, { ...parameters, users, deletions, requireConsent, outbox, audit })
  addProblemRoutes(app, { limits, audit, log })
  addDeviceRoutes(app, { users, sessions, audit })
  addIdentityRoutes(app, {
    ...emailParameters,
    wallets,
    identity:
      parameters.identityKeys && createIdentity({ keyRing: parameters.identityKeys, issuer: publicUrl }),
  })

  metrics?.watchDeletions(deletions.countOverdue)
  const expired = deleteExpired({
    database,
    name: 'delete expired',
    async remove(now) {
      const tables = [codes, updates, sessions, logins, proofs, sponsorships, outbox]
      // One after the other: together they would take the connections of requests.
      for (const table of tables) await table.deleteExpired(now)
      await sponsor?.settleAll().catch(() => log('warn', 'sponsor.unsettled'))
    },
    log,
  })
  const old = deleteExpired({
    database,
    name: 'delete old',
    everyMs: HOUR_MS,
    async remove(now) {
      const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
      await deleteOldAudit(database.background, before(keptDays.audit))
      await users.deleteOldDevices(before(keptDays.device))
    },
    log,
  })
  return {
    app,
    finish: outbox.destroy,
    async destroy() {
      await Promise.all([expired.destroy(), old.destroy()])
    },
  }
}
