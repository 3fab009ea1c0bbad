import { HttpError } from '@foyer/server-kit'
import type { Locale } from '@foyer/wallet-api'
import * as z from 'zod'
import type { Audit } from '../../shared/createAudit.ts'
import type { ServerLimits } from '../../shared/createLimits.ts'
import { conflict, unauthorized } from '../../shared/errors.ts'
import type { NewMail } from '../../shared/outbox/createMailStore.ts'
import type { Outbox } from '../../shared/outbox/createOutbox.ts'
import { address, id, locale, readBody, share, workerKey } from '../../shared/requests.ts'
import { encryptShare } from '../../shared/shareEnvelope.ts'
import type { AuthApp } from '../../shared/types.ts'
import type { Deletion, Deletions } from '../store/createDeletions.ts'
import type { PasskeyShares } from '../store/createPasskeyShares.ts'
import type { Users } from '../store/createUsers.ts'
import type { Wallet, Wallets } from '../store/createWallets.ts'
import { requireFreshLogin, requireOwnPage } from './requireLogin.ts'

export type WalletParameters = {
  deletions: Deletions
  users: Users
  wallets: Wallets
  passkeyShares: PasskeyShares
  limits: ServerLimits
  outbox: Outbox
  audit: Audit
  /** True if this user is a test account. */
  isTest: (userId: string) => Promise<boolean>
}

const createRequest = z.object({ address, deviceShare: share, recoveryShare: share })
const confirmRequest = z.object({ walletId: id })
const releaseRequest = z.object({
  kind: z.enum(['device', 'recovery', 'passkey', 'export', 'backup', 'addPasskey']),
  epk: workerKey,
  /** The vault's id of the passkey, for its share. */
  passkeyId: id.optional(),
  /** Of the mail that the key was taken out. */
  locale,
  /** Default the confirmed wallet. A pending one is named, as the vault names it. */
  walletId: id.optional(),
})
const putRequest = z.object({ walletId: id, share, locale })

const EVENTS = {
  device: 'share.released',
  recovery: 'recovery.released',
  passkey: 'recovery.released',
  export: 'wallet.exported',
  backup: 'wallet.exported',
  addPasskey: 'passkey.made',
} as const

/** Releases that let the key out of the signer, with the mail that the user gets about each. */
const NOTICES = { export: 'export', backup: 'export', addPasskey: 'passkey' } as const

const toWire = ({ id, address, state }: Wallet) => ({ id, address, state })

const toDeletion = ({ purgeAt, vaultToken, keptAt }: Deletion) => ({
  purgeAt: purgeAt.toISOString(),
  vaultToken,
  isKept: keptAt !== null,
})

export function addWalletRoutes(app: AuthApp, parameters: WalletParameters) {
  const { audit, deletions, limits, outbox, users, wallets, passkeyShares, isTest } = parameters

  app.get('/v1/me', { access: 'session', limit: 'requests' }, async (c) => {
    const { userId, deviceId } = c.get('session')
    const [email, hasShare, wallet, deletion] = await Promise.all([
      users.readEmail(userId),
      wallets.hasShare(deviceId),
      wallets.find(userId),
      deletions.find(userId),
    ])
    return c.json({
      user: { id: userId, email: email ?? null },
      device: { id: deviceId, hasShare },
      wallet: wallet ? toWire(wallet) : null,
      deletion: deletion ? toDeletion(deletion) : null,
    })
  })

  app.post('/v1/wallet', { access: 'session', limit: 'requests' }, async (c) => {
    const request = await readBody(c, createRequest)
    const { userId, deviceId, projectId } = c.get('session')
    await limits.countCreation(userId)
    const wallet = await wallets.create({ userId, deviceId, ...request })
    if (!wallet) throw conflict('wallet', 'The user has a wallet. Recover it.')
    await audit(c, 'wallet.created', { userId, deviceId, projectId, code: wallet.id })
    return c.json({ wallet: toWire(wallet) })
  })

  app.post('/v1/wallet/confirm', { access: 'session', limit: 'requests' }, async (c) => {
    const { walletId } = await readBody(c, confirmRequest)
    const { userId, deviceId, projectId } = c.get('session')
    const wallet = await wallets.confirm(userId, walletId)
    const event = wallet ? 'wallet.confirmed' : 'wallet.conflict'
    await audit(c, event, { userId, deviceId, projectId, code: walletId })
    if (!wallet) throw conflict('wallet', 'Another wallet is the user’s. Drop this one and recover.')
    return c.json({ wallet: toWire(wallet) })
  })

  app.post('/v1/shares/release', { access: 'session', limit: 'requests' }, async (c) => {
    const { kind, epk, walletId, passkeyId, locale } = await readBody(c, releaseRequest)
    const session = c.get('session')
    const { userId, deviceId, projectId } = session
    if (kind !== 'device') requireFreshLogin(session)
    const note = kind in NOTICES ? NOTICES[kind as keyof typeof NOTICES] : undefined
    // The frame in a dapp's page gets an encrypted file for the key of its device, and no more.
    if (note && (kind !== 'backup' || passkeyId !== undefined)) requireOwnPage(session)
    await {
      device: () => limits.countDeviceRelease(deviceId),
      recovery: async () => limits.countRecoveryRelease(userId, { isTest: await isTest(userId) }),
      passkey: () => limits.countRecoveryRelease(userId),
      export: () => limits.countExport(userId),
      backup: () => limits.countExport(userId),
      addPasskey: () => limits.countExport(userId),
    }[kind]()
    const wallet =
      walletId === undefined ? await wallets.find(userId) : await wallets.findById(userId, walletId)
    const isNamed = walletId !== undefined || wallet?.state === 'confirmed'
    const open = async ({ id }: Wallet) => {
      if (kind === 'passkey' || (note && passkeyId !== undefined))
        return passkeyShares.open(id, passkeyId ?? '')
      // Only the pair of a passkey takes the key of a protected wallet out, so that a page left open does not.
      if (note && (await passkeyShares.isProtected(id)))
        throw unauthorized('passkey', 'This wallet needs one of its passkeys.')
      return wallets.openShare(id, kind === 'recovery' ? null : deviceId)
    }
    const share = wallet && isNamed && (await open(wallet))
    if (!wallet || !share) throw noShare()
    await audit(c, EVENTS[kind], { userId, deviceId, projectId, code: wallet.id })
    const mail = note && (await prepareNote(users, note, { userId, deviceId, locale }))
    if (mail) await outbox.send(mail)
    const jwe = await encryptShare(epk, { kind, walletId: wallet.id, address: wallet.address, share })
    return c.json({ jwe, walletId: wallet.id, address: wallet.address })
  })

  app.put('/v1/shares/device', { access: 'session', limit: 'requests' }, async (c) => {
    const request = await readBody(c, putRequest)
    const { userId, deviceId, projectId } = c.get('session')
    const wallet = await wallets.findById(userId, request.walletId)
    if (wallet?.state !== 'confirmed') throw conflict('wallet', 'This wallet is not confirmed.')
    const owner = { userId, walletId: wallet.id, deviceId }
    const note = await prepareNote(users, 'note', { userId, deviceId, locale: request.locale })
    const isNew = await wallets.putDeviceShare(owner, request.share, async (tx) => {
      if (note) await outbox.add(tx, note)
    })
    if (isNew) {
      outbox.wake()
      await audit(c, 'device.added', { userId, deviceId, projectId, code: wallet.id })
    }
    return c.json({})
  })
}

const noShare = () =>
  new HttpError(404, 'Not found', { reasons: [{ name: 'share', description: 'There is no such share.' }] })

type Note = { userId: string; deviceId: string; locale: Locale }

/** Tells the user what happened, and on which device. Undefined where there is no address. */
async function prepareNote(
  users: Users,
  kind: 'note' | 'export' | 'passkey',
  { userId, deviceId, locale }: Note,
): Promise<NewMail | undefined> {
  const [to, device] = await Promise.all([users.readEmail(userId), users.findDevice(deviceId)])
  if (!device || to === undefined) return undefined
  const { origin, browser, lastLoginAt } = device
  return { to, order: { kind, locale, origin, browser, time: lastLoginAt } }
}
