import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onlyInFull } from '@foyer/harness/full'
import { failAsUser } from '@foyer/harness/processes'
import { expect, onTestFinished, test } from 'vitest'
import { openPglite } from './openPglite.ts'

async function createFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-state-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const toParameters = (stateDirectory: string) => ({
  stateDirectory,
  stateVariable: 'STATE_DIR',
  lockFile: 'test.pid',
  schema: {},
  migrationsFolder: '',
  migrationLock: 1,
})

// `lockDirectory.test.ts` has the folder around it in `test`.
const testInFull = onlyInFull(test)

testInFull('names the user that cannot write to the database of an earlier one', async () => {
  const folder = await createFolder()
  const database = join(folder, 'pglite')
  await mkdir(database)
  await chmod(folder, 0o777)
  await chmod(database, 0o555)
  const { uid, message } = await failAsUser(
    new URL('openPglite.ts', import.meta.url),
    'openPglite',
    toParameters(folder),
  )
  expect(message).toBe(
    `${database} cannot be written by user ${uid}. Let this user own it: chown -R ${uid} ${database}\nThe folder is that of STATE_DIR.`,
  )
  // The lock is released.
  expect(await readdir(folder)).toEqual(['pglite'])
})

test('names a database that is no folder', async () => {
  const folder = await createFolder()
  await writeFile(join(folder, 'pglite'), '')
  await expect(openPglite(toParameters(folder))).rejects.toThrow(`${join(folder, 'pglite')} is no folder.`)
})
