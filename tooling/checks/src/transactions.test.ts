import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { REPOSITORY, read } from './workspace.ts'

/** The folder in which connections are opened and transactions begin: what has failed is rolled back there, or its connection is not used again. */
const HOME = 'packages/server-kit/src/'

/** Ways around it: a pool or a client of one's own, drizzle on one, and statements that begin a transaction. */
const WAYS_AROUND =
  /from '(?:pg|drizzle-orm\/node-postgres|drizzle-orm\/pglite|@electric-sql\/pglite)'|['"`]\s*(?:BEGIN|START TRANSACTION)\b/i

test.each([
  ["import pg from 'pg'", true],
  ["import { drizzle } from 'drizzle-orm/node-postgres'", true],
  ['await db.execute(sql`begin`)', true],
  ["client.query('START TRANSACTION')", true],
  ["import { bigint } from 'drizzle-orm/pg-core'", false],
  ["test('begins a transaction')", false],
])('finds a way around the one way to run a transaction in %s: %s', (text, isFound) => {
  expect(WAYS_AROUND.test(text)).toBe(isFound)
})

test('servers open connections and transactions by server-kit alone', () => {
  const files = globSync(
    '{apps/{gateway,wallet-server,indexer},packages/server-kit}/{src,launcher}/**/*.ts',
    {
      cwd: REPOSITORY,
    },
  )
  expect(files.length).toBeGreaterThan(100)
  const around = files.filter(
    (file) =>
      !file.startsWith(HOME) && !/\.test\.ts$|\/test(ing)?\//.test(file) && WAYS_AROUND.test(read(file)),
  )
  expect(around).toEqual([])
})
