import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import * as authSchema from '../src/auth/schema.ts'
import type { Role, StoreSettings, WalletServerSettings } from '../src/config.ts'
import { openAuthDatabase, openVaultDatabase } from '../src/openStore.ts'
import * as sharedSchema from '../src/shared/schema.ts'
import * as vaultSchema from '../src/vault/schema.ts'

/** Tables of each server, those that others refer to first. */
const TABLES: Record<Role, PgTable[]> = {
  auth: [
    authSchema.users,
    authSchema.devices,
    authSchema.wallets,
    authSchema.shares,
    authSchema.passkeys,
    authSchema.sessions,
    authSchema.codes,
    authSchema.emailUpdates,
    authSchema.formerEmails,
    authSchema.sponsorships,
    authSchema.deletions,
  ],
  vault: [
    vaultSchema.approvals,
    vaultSchema.grants,
    vaultSchema.recoveries,
    vaultSchema.subjects,
    vaultSchema.passkeys,
    vaultSchema.challenges,
    vaultSchema.deletions,
  ],
}

type Settings = Pick<WalletServerSettings, 'roles'>
type Rows = Record<string, Record<string, unknown>[]>

type Place = Omit<StoreSettings, 'keyRing'> & { role: Role }

function placeOf({ roles: [role] }: Settings): Place {
  if (!role) throw new Error('The server has no role.')
  return role
}

export async function withDatabase<T>(
  role: Place,
  run: (execute: (text: string, json?: string) => Promise<unknown[]>) => Promise<T>,
) {
  const place = { ...role, skipsMigrations: true }
  const database = await (role.role === 'auth' ? openAuthDatabase(place) : openVaultDatabase(place))
  try {
    return await run(async (text, json) => {
      const [before = '', after = ''] = text.split('?')
      const query = json === undefined ? sql.raw(text) : sql`${sql.raw(before)}${json}${sql.raw(after)}`
      const { rows } = (await database.drizzle.execute(query)) as unknown as { rows: unknown[] }
      return rows
    })
  } finally {
    await database.destroy()
  }
}

/** Everything that a server's database holds, as its columns are named there. */
export async function readRows(role: Role, settings: Settings): Promise<Rows> {
  const names = [
    ...TABLES[role],
    sharedSchema.audit,
    sharedSchema.limits,
    sharedSchema.mails,
    sharedSchema.proofs,
    sharedSchema.socialLogins,
  ].map(getTableName)
  return withDatabase(placeOf(settings), async (execute) => {
    const entries: [string, Record<string, unknown>[]][] = []
    for (const name of names)
      entries.push([name, (await execute(`SELECT * FROM ${name}`)) as Record<string, unknown>[]])
    return Object.fromEntries(entries)
  })
}

/** Sets a server's database back to what it held. Counters and used proofs stay. */
export async function restoreRows(role: Role, settings: Settings, rows: Rows): Promise<void> {
  const names = TABLES[role].map(getTableName)
  await withDatabase(placeOf(settings), async (execute) => {
    await execute(`TRUNCATE ${names.join(', ')} CASCADE`)
    for (const name of names)
      await execute(
        `INSERT INTO ${name} SELECT * FROM json_populate_recordset(null::${name}, ?::json)`,
        JSON.stringify(rows[name]),
      )
  })
}

/** Runs a statement on a server's database. */
export const runStatement = (settings: Settings, text: string) =>
  withDatabase(placeOf(settings), (execute) => execute(text))
