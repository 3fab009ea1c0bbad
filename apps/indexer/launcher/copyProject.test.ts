import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failAsUser } from '@foyer/harness/processes'
import { expect, onTestFinished, test } from 'vitest'
import { copyProject } from './copyProject.ts'

async function createFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-indexer-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('names the user that cannot write to the state directory', async () => {
  const folder = await createFolder()
  await chmod(folder, 0o555)
  const { uid, message } = await failAsUser(new URL('copyProject.ts', import.meta.url), 'copyProject', folder)
  expect(message).toBe(
    `${folder} cannot be written by user ${uid}. Let this user own it: chown -R ${uid} ${folder}\nThe folder is that of INDEXER_STATE_DIR.`,
  )
})

test('names a state directory that is no folder', async () => {
  const file = join(await createFolder(), 'file')
  await writeFile(file, '')
  await expect(copyProject(file)).rejects.toThrow(
    `${file} is no folder.\nThe folder is that of INDEXER_STATE_DIR.`,
  )
})
