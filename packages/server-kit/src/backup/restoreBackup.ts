import { createReadStream } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { parseJson } from '@foyer/kit'
import { sql } from 'drizzle-orm'
import { codeOfFailure } from '../database/failure.ts'
import { hasDatabase } from '../database/hasDatabase.ts'
import { openDatabase } from '../database/openDatabase.ts'
import type { OpenDatabaseParameters, Schema } from '../database/types.ts'
import { readJournal, readRows, readVersion } from '../database/version.ts'
import { OperatorError } from '../errors.ts'
import { type BackupHeader, headerSchema, markSchema, SECTION, STANDARD_STREAM, tablesOf } from './format.ts'
import { type Session, withSession } from './withSession.ts'

/** Most rows, and most characters of them, that one statement inserts. */
const [ROWS_AT_ONCE, LENGTH_AT_ONCE] = [500, 1_000_000]

/** SQLSTATE of a character that the encoding of the database does not have. */
const UNTRANSLATABLE = '22P05'

export type RestoreBackupParameters = {
  program: string
  database: OpenDatabaseParameters<Schema>
  /** `-` is standard input. */
  file: string
  /** Ids of the keys that are there. Default: none is needed. */
  keys?: readonly string[]
}

/**
 * Writes a backup into an empty database and brings its tables up to date: all rows, or none. Returns what was restored.
 *
 * @throws {OperatorError} the backup is not one of this program, not whole or of a newer version, its keys are not there,
 * or the database has rows
 */
export async function restoreBackup(parameters: RestoreBackupParameters) {
  const { database, file } = parameters
  const lines = readLines(file === STANDARD_STREAM ? process.stdin : createReadStream(file), file)
  try {
    const header = await readHeader(lines, parameters)
    if (hasDatabase(database))
      await withSession(database, 'BEGIN', (session) => refuseFilled(session, database, header))
    await migrateTo(database, header.version)
    const rows = await withSession(database, 'BEGIN', async (session) => {
      await session.execute(sql`LOCK TABLE ${toList(await readTables(session, database))}`)
      await refuseFilled(session, database, header)
      const count = await addRows(session, header, lines)
      await setSequences(session, header)
      return count
    })
    // Later migrations run on these rows, too.
    await (await openDatabase(database)).destroy()
    return { rows, createdAt: header.createdAt }
  } finally {
    await lines.return(undefined)
  }
}

async function* readLines(source: Readable, file: string) {
  const text = source.pipe(createGunzip()).setEncoding('utf8')
  source.once('error', (error) => text.destroy(error))
  let rest = ''
  try {
    for await (const chunk of text) {
      const lines = `${rest}${chunk}`.split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    if (code === 'ENOENT') throw refuse(`There is no file ${file}.`, { cause })
    throw code.startsWith('Z_') ? damaged({ cause }) : cause
  } finally {
    source.destroy()
  }
  if (rest !== '') throw damaged()
}

type Lines = ReturnType<typeof readLines>

async function readHeader(
  lines: Lines,
  { program, database, keys }: RestoreBackupParameters,
): Promise<BackupHeader> {
  const { value = '' } = await lines.next()
  const parsed = headerSchema.safeParse(parseJson(value))
  if (!parsed.success) throw damaged({ cause: parsed.error })
  const header = parsed.data
  if (header.program !== program)
    throw refuse(`This is a backup of ${header.program}, and not of ${program}.`)
  const journal = await readJournal(database.migrationsFolder)
  if (!journal.entries.some(({ when }) => when === header.version))
    throw refuse('The backup is of a newer version. Restore it with the version that has written it.')
  const missing = keys === undefined ? [] : header.keys.filter((key) => !keys.includes(key))
  if (missing.length > 0)
    throw refuse(
      `The key ring lacks ${missing.join(', ')}, without which what is sealed in the backup cannot be opened. Put ${missing.length === 1 ? 'its line' : 'their lines'} back first.`,
    )
  return header
}

/** Tables of the program that the database has. */
async function readTables(session: Session, { schema }: OpenDatabaseParameters<Schema>): Promise<string[]> {
  // Postgres looks in several schemas, one of which may be named after its user.
  const there = await readRows(
    session,
    sql`SELECT relname FROM pg_class WHERE relkind IN ('r', 'p') AND pg_table_is_visible(oid)`,
  )
  return tablesOf(schema).filter((name) => there.some(({ relname }) => relname === name))
}

async function refuseFilled(
  session: Session,
  database: OpenDatabaseParameters<Schema>,
  header: BackupHeader,
) {
  for (const name of await readTables(session, database)) {
    const [found] = await readRows(
      session,
      sql`SELECT EXISTS (SELECT FROM ${sql.identifier(name)}) AS "isFilled"`,
    )
    if (found?.isFilled)
      throw refuse(
        `The table ${name} has rows, and nothing is overwritten. Restore into an empty database, and keep this one until you have looked at the other.`,
      )
  }
  const { newest } = await readVersion(session)
  if (newest > header.version)
    throw refuse(
      'The tables are of a newer version than the backup. Restore into a database that has no tables.',
    )
}

/** Makes the tables as they were at a version. */
async function migrateTo(database: OpenDatabaseParameters<Schema>, version: number) {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-restore-'))
  try {
    await cp(database.migrationsFolder, folder, { recursive: true })
    const journal = await readJournal(folder)
    const entries = journal.entries.filter(({ when }) => when <= version)
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
    // It may name a version that the backup is older than.
    await rm(join(folder, 'compatibility.json'), { force: true })
    await (await openDatabase({ ...database, migrationsFolder: folder })).destroy()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function addRows(session: Session, header: BackupHeader, lines: Lines): Promise<number> {
  let table: BackupHeader['tables'][number] | undefined
  let [rows, length, total, ofTable]: [string[], number, number, number] = [[], 0, 0, 0]
  async function flush() {
    if (rows.length === 0) return
    if (table === undefined) throw damaged()
    await insertRows(session, { ...table, rows, before: ofTable })
    total += rows.length
    ofTable += rows.length
    rows = []
    length = 0
  }
  for await (const line of lines) {
    if (line.startsWith('{')) {
      rows.push(line)
      length += line.length
      if (rows.length >= ROWS_AT_ONCE || length >= LENGTH_AT_ONCE) await flush()
      continue
    }
    await flush()
    const mark = markSchema.safeParse(parseJson(line))
    if (!mark.success) throw damaged()
    const [kind, value] = mark.data
    if (kind === 'end') {
      if (value !== total) throw damaged()
      return total
    }
    table = header.tables.find(({ name }) => name === value)
    if (table === undefined) throw damaged()
    ofTable = 0
  }
  throw damaged()
}

type RowsOfTable = BackupHeader['tables'][number] & {
  rows: readonly string[]
  /** Rows of the table that are in the database. */
  before: number
}

/**
 * @throws {OperatorError} a row is refused. The texts of the database and of its driver have rows in them, and those have data
 * of persons: the error has the number of the row.
 */
async function insertRows(session: Session, { name, columns, rows, before }: RowsOfTable) {
  const [into, list] = [sql.identifier(name), toList(columns)]
  const insert = (some: readonly string[]) =>
    session.execute(
      sql`INSERT INTO ${into} (${list}) OVERRIDING SYSTEM VALUE
      SELECT ${list} FROM json_populate_recordset(null::${into}, ${`[${some.join(',')}]`}::json)`,
    )
  /** The first row that is refused when it comes alone, or undefined when the database has gone. */
  async function findRefused() {
    await session.execute('ROLLBACK TO SAVEPOINT rows')
    for (const [index, row] of rows.entries())
      try {
        await insert([row])
      } catch {
        return before + index + 1
      }
    return undefined
  }
  await session.execute('SAVEPOINT rows')
  try {
    await insert(rows)
  } catch (error) {
    const code = codeOfFailure(error)
    if (code === UNTRANSLATABLE)
      throw refuse('The encoding of the database lacks characters of the backup. Restore into one in UTF8.')
    const row = await findRefused().catch(() => undefined)
    const which = row === undefined ? `rows ${before + 1} to ${before + rows.length}` : `row ${row}`
    throw refuse(
      `The database does not take ${which} of the table ${name} (${code ?? 'no answer'}). Nothing was restored.`,
    )
  }
  await session.execute('RELEASE SAVEPOINT rows')
}

/** Lets the numbers that Postgres gives go on after the highest one. */
async function setSequences(session: Session, { tables }: BackupHeader) {
  for (const { name, columns } of tables)
    for (const column of columns) {
      const [found] = await readRows(session, sql`SELECT pg_get_serial_sequence(${name}, ${column}) AS name`)
      if (typeof found?.name === 'string')
        await session.execute(
          sql`SELECT setval(${found.name}, max(${sql.identifier(column)})) FROM ${sql.identifier(name)} HAVING max(${sql.identifier(column)}) IS NOT NULL`,
        )
    }
}

const toList = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )

const refuse = (text: string, options: ErrorOptions = {}) =>
  new OperatorError(text, { section: SECTION, ...options })

const damaged = (options?: ErrorOptions) =>
  refuse('The backup is damaged or not whole. Nothing was restored from it.', options)
