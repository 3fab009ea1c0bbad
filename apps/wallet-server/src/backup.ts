import { OperatorError } from '@foyer/server-kit'
import { restoreBackup, writeBackup } from '@foyer/server-kit/backup'
import { readSealed } from './check/checkDatabase.ts'
import type { Role, StoreSettings } from './config.ts'
import { describeDatabase, runOnStore } from './openStore.ts'

type Written = { rows: number; keys: string[] }

/**
 * Writes the rows of a server's database into a new file, or with `-` to standard output.
 *
 * @throws {OperatorError} there is no database, the file cannot be written, or, once it is written, that the keys of this
 * server do not open what is in it
 */
export async function backUp(role: Role, settings: StoreSettings, file: string): Promise<Written> {
  const sealed = await runOnStore(settings, (existing) => readSealed(role, existing))
  const keys = [...new Set(sealed.flatMap(({ kid }) => kid || []))]
  const rows = await writeBackup({ program: role, database: describeDatabase(role, settings), file, keys })
  // A backup with a key missing is better than none: who finds the key can use it.
  refuseUnreadable(sealed, 'The backup is written')
  return { rows, keys }
}

/**
 * Writes a backup into an empty database of a server, or with `-` what standard input has.
 *
 * @throws {OperatorError} nothing was restored, or, once it was, that the keys do not open what is in it
 */
export async function restore(role: Role, settings: StoreSettings, file: string) {
  const restored = await restoreBackup({
    program: role,
    database: describeDatabase(role, settings),
    file,
    keys: [...settings.keyRing.keys.keys()],
  })
  refuseUnreadable(await readSealed(role, settings), 'The backup is restored')
  return restored
}

function refuseUnreadable(sealed: Awaited<ReturnType<typeof readSealed>>, done: string) {
  const closed = sealed.filter(({ isReadable }) => !isReadable)
  if (closed.length === 0) return
  const values = closed.map(({ table, kid, count }) => `${count} of ${table} (${kid || 'damaged'})`)
  throw new OperatorError(
    `${done}, but this key ring does not open all that is in it: ${values.join(', ')}. Find the keys that have sealed them before you need them.`,
    { section: 'backup-and-restore' },
  )
}
