import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runOnStore } from './openStore.ts'
import { purge } from './purge.ts'
import { rotateKek } from './rotateKek.ts'
import { createKeyLine, parseKeyRing } from './shared/keys.ts'

const createSettings = (stateDirectory: string, databaseUrl?: string) => {
  const keyRing = parseKeyRing(createKeyLine())
  if (!keyRing) throw new Error('The key ring of the test is none.')
  return { stateDirectory, databaseUrl, databaseVariable: 'DATABASE_URL', keyRing }
}

test.each([
  ['purge', purge],
  ['rotate-kek', rotateKek],
] as const)('%s refuses a directory without a database, and makes none', async (_, run) => {
  const directory = await mkdtemp(join(tmpdir(), 'foyer-wallet-store-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  for (const role of ['auth', 'vault'] as const)
    await expect(run(role, createSettings(directory))).rejects.toThrow(
      `There is no database in ${directory}. Set WALLET_STATE_DIR and DATABASE_URL as the server has them`,
    )
  expect(await readdir(directory)).toEqual([])
})

test('a Postgres without the tables is another server’s, or none was started on it: the operator is told', async () => {
  const settings = createSettings('/nowhere', 'postgresql://127.0.0.1/other')
  const missing = Object.assign(new Error('relation "deletions" does not exist'), { code: '42P01' })
  const fail = (error: Error) => runOnStore(settings, () => Promise.reject(error))
  await expect(fail(new Error('Failed query', { cause: missing }))).rejects.toThrow(
    'The database has not all tables of this version.',
  )
  await expect(fail(new Error('Failed query'))).rejects.toThrow('Failed query')
  expect(await runOnStore(settings, async ({ skipsMigrations }) => skipsMigrations)).toBe(true)
})
