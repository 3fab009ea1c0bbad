import type { Database } from '@foyer/server-kit'
import {
  MAIL_PURPOSE as AUTH_MAIL_PURPOSE,
  SHARE_PURPOSE as AUTH_SHARE_PURPOSE,
  SOCIAL_PURPOSE as AUTH_SOCIAL_PURPOSE,
  EMAIL_PURPOSE,
} from './auth/purposes.ts'
import { createCodes } from './auth/store/createCodes.ts'
import { createEmailUpdates } from './auth/store/createEmailUpdates.ts'
import { createPasskeyShares } from './auth/store/createPasskeyShares.ts'
import { createUsers } from './auth/store/createUsers.ts'
import { createWallets } from './auth/store/createWallets.ts'
import type { Role, StoreSettings } from './config.ts'
import { openAuthDatabase, openVaultDatabase, runOnStore } from './openStore.ts'
import { createMailStore } from './shared/outbox/createMailStore.ts'
import type { Rotation } from './shared/rotateSealed.ts'
import { createSealer } from './shared/seal.ts'
import { createSocialLogins } from './shared/social/createSocialLogins.ts'
import {
  MAIL_PURPOSE as VAULT_MAIL_PURPOSE,
  SHARE_PURPOSE as VAULT_SHARE_PURPOSE,
  SOCIAL_PURPOSE as VAULT_SOCIAL_PURPOSE,
} from './vault/purposes.ts'
import { createPasskeys } from './vault/store/createPasskeys.ts'
import { createRecoveries } from './vault/store/createRecoveries.ts'

/**
 * Seals every value of a server's database with the current key. Values that are sealed so already are left alone, so
 * it can be stopped and started again.
 *
 * @throws {OperatorError} there is no database
 */
export async function rotateKek(role: Role, settings: StoreSettings): Promise<Rotation> {
  const rotations = await runOnStore(settings, role === 'auth' ? rotateAuth : rotateVault)
  return {
    count: rotations.reduce((sum, { count }) => sum + count, 0),
    unreadable: rotations.flatMap(({ unreadable }) => unreadable),
  }
}

async function rotateAuth(settings: StoreSettings): Promise<Rotation[]> {
  const database = await openAuthDatabase(settings)
  const db = database.drizzle
  const emails = createSealer(settings.keyRing, EMAIL_PURPOSE)
  const sealer = createSealer(settings.keyRing, AUTH_SHARE_PURPOSE)
  try {
    return [
      await createWallets({ db, sealer }).rotateShares(),
      await createPasskeyShares({ db, sealer }).rotateShares(),
      await createUsers({ db, emails }).rotateEmails(),
      ...(await createEmailUpdates({ db, emails }).rotateEmails()),
      // Codes end after ten minutes: they are resealed so that the old key can go at once.
      await createCodes({ db, emails, pepper: new Uint8Array() }).rotateEmails(),
      ...(await rotateSocial(db, settings, AUTH_SOCIAL_PURPOSE)),
      await rotateMails(db, settings, AUTH_MAIL_PURPOSE),
    ]
  } finally {
    await database.destroy()
  }
}

const rotateSocial = (db: Database['drizzle'], { keyRing }: StoreSettings, purpose: string) =>
  createSocialLogins({
    db,
    pepper: new Uint8Array(),
    codeMs: 0,
    sealer: createSealer(keyRing, purpose),
  }).rotate()

const rotateMails = (db: Database['drizzle'], { keyRing }: StoreSettings, purpose: string) =>
  createMailStore(db, createSealer(keyRing, purpose)).rotate()

async function rotateVault(settings: StoreSettings): Promise<Rotation[]> {
  const database = await openVaultDatabase(settings)
  const sealer = createSealer(settings.keyRing, VAULT_SHARE_PURPOSE)
  try {
    const db = database.drizzle
    return [
      await createRecoveries({ db, sealer }).rotateShares(),
      await createPasskeys({ db, sealer }).rotateShares(),
      ...(await rotateSocial(db, settings, VAULT_SOCIAL_PURPOSE)),
      await rotateMails(db, settings, VAULT_MAIL_PURPOSE),
    ]
  } finally {
    await database.destroy()
  }
}
