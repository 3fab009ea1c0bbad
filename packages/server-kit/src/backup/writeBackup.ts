import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { hasDatabase } from '../database/hasDatabase.ts'
import type { OpenDatabaseParameters, Schema } from '../database/types.ts'
import { readRows, readVersion } from '../database/version.ts'
import { describeFolderError } from '../describeFolderError.ts'
import { OperatorError } from '../errors.ts'
import { type BackupHeader, SECTION, STANDARD_STREAM, tablesOf } from './format.ts'
import { type Session, withSession } from './withSession.ts'

/** Rows that are in memory at once. */
const ROWS_AT_ONCE = 1_000

export type WriteBackupParameters = {
  program: string
  database: OpenDatabaseParameters<Schema>
  /** Must not be there yet. `-` is standard output. */
  file: string
  /** Tables that are left out. */
  without?: readonly string[]
  /** Ids of the keys that are needed to open what is in it. */
  keys?: readonly string[]
}

/**
 * Writes all rows of one moment into a file, while servers go on. Returns how many there were.
 *
 * @throws {OperatorError} there is no database, or the file cannot be written
 */
export async function writeBackup(parameters: WriteBackupParameters): Promise<number> {
  const { database, file } = parameters
  if (!hasDatabase(database)) throw noTables(database)
  return withSession(database, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', async (session) => {
    const header = await describe(session, parameters)
    const counted = { rows: 0 }
    const lines = Readable.from(readLines(session, header, counted))
    if (file === STANDARD_STREAM) await pipeline(lines, createGzip(), process.stdout, { end: false })
    else await writeFile(file, lines)
    return counted.rows
  })
}

async function writeFile(file: string, lines: Readable) {
  // Others may not read it. What is on the disk stays there when the machine ends.
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
  let isMade = false
  target.once('open', () => {
    isMade = true
  })
  try {
    await pipeline(lines, createGzip(), target)
  } catch (cause) {
    if (isMade) await rm(file, { force: true })
    throw toFileError(cause, file) ?? cause
  }
}

function toFileError(cause: unknown, file: string): OperatorError | undefined {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  const text =
    code === 'EEXIST'
      ? `${file} is there already, and a backup overwrites nothing. Name another file.`
      : code === 'ENOENT'
        ? `The folder of ${file} is not there. Make it first.`
        : describeFolderError(cause, file)
  return text === undefined ? undefined : new OperatorError(text, { section: SECTION, cause })
}

async function describe(
  session: Session,
  { program, database, without = [], keys = [] }: WriteBackupParameters,
): Promise<BackupHeader> {
  const { newest } = await readVersion(session)
  if (newest === 0) throw noTables(database)
  const wanted = tablesOf(database.schema).filter((name) => !without.includes(name))
  const columns = await readRows(
    session,
    sql`SELECT relname AS "table", attname AS "column" FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
      WHERE pg_table_is_visible(attrelid) AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      ORDER BY relname, attnum`,
  )
  const tables = wanted.flatMap((name) => {
    const own = columns.flatMap(({ table, column }) => (table === name ? [String(column)] : []))
    return own.length > 0 ? [{ name, columns: own }] : []
  })
  // An empty backup would be found out when it is needed.
  if (tables.length === 0) throw noTables(database)
  return {
    format: 1,
    program,
    version: newest,
    createdAt: new Date().toISOString(),
    keys: [...keys],
    tables: await sortByReference(session, tables),
  }
}

/** Puts tables that others refer to before those. */
async function sortByReference<T extends { name: string }>(
  session: Session,
  tables: readonly T[],
): Promise<T[]> {
  const references = await readRows(
    session,
    sql`SELECT own.relname AS "from", other.relname AS "to" FROM pg_constraint
      JOIN pg_class own ON own.oid = conrelid JOIN pg_class other ON other.oid = confrelid
      WHERE contype = 'f' AND conrelid <> confrelid AND pg_table_is_visible(conrelid)`,
  )
  const sorted: T[] = []
  let rest = [...tables]
  while (rest.length > 0) {
    const waits = ({ name }: T) =>
      references.some(({ from, to }) => from === name && rest.some((other) => other.name === to))
    const next = rest.filter((table) => !waits(table))
    if (next.length === 0) throw new Error('Tables refer to each other in a circle.')
    sorted.push(...next)
    rest = rest.filter(waits)
  }
  return sorted
}

async function* readLines(session: Session, header: BackupHeader, counted: { rows: number }) {
  yield `${JSON.stringify(header)}\n`
  for (const { name } of header.tables) {
    yield `${JSON.stringify(['table', name])}\n`
    await session.execute(
      sql`DECLARE backup NO SCROLL CURSOR FOR SELECT row_to_json(one)::text AS line FROM ${sql.identifier(name)} AS one`,
    )
    for (let count = ROWS_AT_ONCE; count === ROWS_AT_ONCE; counted.rows += count) {
      const rows = await readRows(session, sql`FETCH ${sql.raw(String(ROWS_AT_ONCE))} FROM backup`)
      count = rows.length
      if (count > 0) yield `${rows.map(({ line }) => line).join('\n')}\n`
    }
    await session.execute('CLOSE backup')
  }
  yield `${JSON.stringify(['end', counted.rows])}\n`
}

const noTables = ({ databaseVariable = 'DATABASE_URL', stateVariable }: OpenDatabaseParameters<Schema>) =>
  new OperatorError(
    `There is nothing to back up: the database has no tables. Set ${stateVariable} and ${databaseVariable} as the server has them.`,
    { section: SECTION },
  )
