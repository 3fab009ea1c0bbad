import { hasDatabase, OperatorError } from '@foyer/server-kit'
import { SHARE_PURPOSE as AUTH_SHARE_PURPOSE, EMAIL_PURPOSE } from '../auth/purposes.ts'
import { createPasskeyShares } from '../auth/store/createPasskeyShares.ts'
import { createUsers } from '../auth/store/createUsers.ts'
import { createWallets } from '../auth/store/createWallets.ts'
import type { AuthDatabase } from '../auth/types.ts'
import type { Role, RoleSettings, StoreSettings } from '../config.ts'
import { isWithoutTables, openAuthDatabase, openVaultDatabase } from '../openStore.ts'
import type { SealedByKey } from '../shared/checkSealed.ts'
import { createSealer } from '../shared/seal.ts'
import { toSubject } from '../shared/subject.ts'
import { SHARE_PURPOSE as VAULT_SHARE_PURPOSE } from '../vault/purposes.ts'
import { createPasskeys } from '../vault/store/createPasskeys.ts'
import { createRecoveries } from '../vault/store/createRecoveries.ts'
import type { VaultDatabase } from '../vault/types.ts'
import { type Check, type Finding, ok, skipped, todo } from './types.ts'

/** Opens each database, and with its key ring a value of each key that has sealed some. Changes nothing. */
export const checkDatabase: Check = async ({ settings: { roles, farcasterRpcUrl } }) =>
  (
    await Promise.all(
      roles.map(async (settings) => {
        if (!hasDatabase(settings))
          return [ok(`database of ${settings.role}: there is none yet, the first start creates it`)]
        try {
          return await (settings.role === 'auth'
            ? checkAuth(settings, farcasterRpcUrl !== undefined)
            : checkVault(settings))
        } catch (error) {
          return [describeProblem(settings, error)]
        }
      }),
    )
  ).flat()

async function checkAuth(settings: RoleSettings, hasFarcaster: boolean): Promise<Finding[]> {
  const database = await openAuthDatabase({ ...settings, skipsMigrations: true })
  const db = database.drizzle
  try {
    const { users, sealed } = await readAuth(db, settings)
    const { seen, matching } = await users.countBySubject((email) => toSubject(settings.pepper, email))
    const hasOtherLogins = hasFarcaster || Object.keys(settings.social).length > 0
    return [...describeSealed(settings, sealed), ...describePepper({ seen, matching, hasOtherLogins })]
  } finally {
    await database.destroy()
  }
}

async function checkVault(settings: RoleSettings): Promise<Finding[]> {
  const database = await openVaultDatabase({ ...settings, skipsMigrations: true })
  try {
    return describeSealed(settings, await readVault(database.drizzle, settings))
  } finally {
    await database.destroy()
  }
}

type Keys = Pick<RoleSettings, 'keyRing'>

async function readAuth(db: AuthDatabase['drizzle'], { keyRing }: Keys) {
  const users = createUsers({ db, emails: createSealer(keyRing, EMAIL_PURPOSE) })
  const sealer = createSealer(keyRing, AUTH_SHARE_PURPOSE)
  const sealed = [
    ...(await createWallets({ db, sealer }).checkShares()),
    ...(await createPasskeyShares({ db, sealer }).checkShares()),
    ...(await users.checkEmails()),
  ]
  return { users, sealed }
}

async function readVault(db: VaultDatabase['drizzle'], { keyRing }: Keys): Promise<SealedByKey[]> {
  const sealer = createSealer(keyRing, VAULT_SHARE_PURPOSE)
  return [
    ...(await createRecoveries({ db, sealer }).checkShares()),
    ...(await createPasskeys({ db, sealer }).checkShares()),
  ]
}

/** Reads what each key has sealed in a server's database, and whether the key ring opens it. */
export async function readSealed(role: Role, settings: StoreSettings): Promise<SealedByKey[]> {
  const existing = { ...settings, skipsMigrations: true }
  if (role === 'auth') {
    const { drizzle, destroy } = await openAuthDatabase(existing)
    return readAuth(drizzle, settings)
      .then(({ sealed }) => sealed)
      .finally(destroy)
  }
  const { drizzle, destroy } = await openVaultDatabase(existing)
  return readVault(drizzle, settings).finally(destroy)
}

function describeSealed({ role, keyRing }: RoleSettings, sealed: readonly SealedByKey[]): Finding[] {
  const name = `database of ${role}`
  if (sealed.length === 0) return [ok(`${name}: it answers, and has no wallets yet`)]
  return sealed.map(({ table, kid, count, isReadable }) => {
    const values = `${count} ${count === 1 ? 'value' : 'values'} of ${table}`
    if (isReadable)
      return ok(
        `${name}: ${values} open with ${kid}${kid === keyRing.current ? '' : ', an old key: keep it, or run rotate-kek'}`,
      )
    if (kid === '')
      return todo(`${name}: ${values} are damaged. rotate-kek names the rows: restore them from a backup.`)
    return keyRing.keys.has(kid)
      ? todo(
          `${name}: ${values} do not open with ${kid}. Put the key back that had this id when they were sealed.`,
        )
      : todo(`${name}: ${values} need the key ${kid}, which is not in the key ring. Put its line back.`)
  })
}

type PepperParameters = { seen: number; matching: number; hasOtherLogins: boolean }

/** The vault stores no address that its pepper could be compared with: the check of the public URL does that. */
function describePepper({ seen, matching, hasOtherLogins }: PepperParameters): Finding[] {
  if (matching > 0) return [ok('pepper of auth: it names the users of the database')]
  if (seen === 0) return []
  return [
    hasOtherLogins
      ? skipped(
          'pepper of auth: the last users all log in at a provider, so nothing tells whether it is theirs',
        )
      : todo(
          'pepper of auth: it names none of the last users. Put the pepper back that they were named with.',
        ),
  ]
}

function describeProblem({ role }: RoleSettings, error: unknown): Finding {
  const name = `database of ${role}`
  if (error instanceof OperatorError)
    return error.message.includes(' belongs to ')
      ? skipped(
          `${name}: a running server has this PGlite. Stop it to check that the keys open what is in it.`,
        )
      : todo(`${name}: ${error.message}`)
  if (isWithoutTables(error))
    return skipped(`${name}: it answers, and the next start brings its tables up to date. Check again then.`)
  throw error
}
