import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { startServer } from './startServer.ts'

export type PostgresDatabase = {
  /** Connection string of an empty database. */
  url: string
  /** Drops the database, and stops its server if it was started for it. */
  destroy(): Promise<void>
}

export type CreatePostgresDatabaseParameters = {
  /** The environment with DATABASE_URL. Default `process.env`. */
  env?: { DATABASE_URL?: string | undefined }
}

/**
 * An empty Postgres database for tests and benchmarks: a new one on the server of DATABASE_URL if that is set,
 * else on its own server, with its data in a temporary directory and no durability.
 *
 * @throws {PostgresStartError} no server could be started
 */
export async function createPostgresDatabase({
  env = process.env,
}: CreatePostgresDatabaseParameters = {}): Promise<PostgresDatabase> {
  if (!env.DATABASE_URL) {
    const server = await startServer()
    return { url: server.url, destroy: server.stop }
  }
  const serverUrl = env.DATABASE_URL
  const name = `foyer_${randomUUID().replaceAll('-', '')}`
  await query(serverUrl, `CREATE DATABASE "${name}"`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    destroy: () => query(serverUrl, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`),
  }
}

async function query(connectionString: string, sql: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
