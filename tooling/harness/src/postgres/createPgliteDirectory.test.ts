import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PGlite as PonderPglite } from 'ponder-pglite'
import { expect, onTestFinished, test } from 'vitest'
import { selectRows } from '../full.ts'
import { createPgliteDirectory, createPonderDirectory } from './createPgliteDirectory.ts'

const VERSIONS = [
  { name: 'PGlite', create: createPgliteDirectory, open: (path: string) => PGlite.create(path) },
  {
    name: 'Ponder’s PGlite',
    create: createPonderDirectory,
    open: (path: string) => PonderPglite.create(path),
  },
]

// Ponder starts on one of its own in `apps/indexer/test/devnet.full.test.ts`.
test.each(selectRows(VERSIONS, ({ name }) => name === 'PGlite'))(
  'makes directories that $name opens, each with tables of its own',
  async ({ create, open }) => {
    const parent = await mkdtemp(join(tmpdir(), 'foyer-pglite-'))
    onTestFinished(() => rm(parent, { recursive: true, force: true }))
    const countTables = async (name: string, statement = '') => {
      const directory = join(parent, name)
      await create(directory)
      const client = await open(directory)
      await client.exec(statement)
      const { rows } = await client.query("SELECT * FROM pg_tables WHERE schemaname = 'public'")
      await client.close()
      return rows.length
    }
    expect(await countTables('first', 'CREATE TABLE t (id int)')).toBe(1)
    expect(await countTables('second')).toBe(0)
  },
)
