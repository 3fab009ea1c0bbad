import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failAsUser } from '@foyer/harness/processes'
import { expect, onTestFinished, test } from 'vitest'
import { describeFolderError } from '../describeFolderError.ts'
import { lockDirectory } from './lockDirectory.ts'

async function createFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-state-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const toParameters = (directory: string) => ({ directory, lockFile: 'test.pid', variable: 'STATE_DIR' })

test('names the user that cannot write to the folder', async () => {
  const folder = await createFolder()
  await chmod(folder, 0o555)
  const { uid, message } = await failAsUser(
    new URL('lockDirectory.ts', import.meta.url),
    'lockDirectory',
    toParameters(folder),
  )
  expect(message).toBe(
    `${folder} cannot be written by user ${uid}. Let this user own it: chown -R ${uid} ${folder}\nThe folder is that of STATE_DIR.`,
  )
})

test('names a path that is no folder', async () => {
  const path = join(await createFolder(), 'file')
  await writeFile(path, '')
  await expect(lockDirectory(toParameters(path))).rejects.toThrow(`${path} is no folder.`)
})

test('names the process that has the folder', async () => {
  const folder = await createFolder()
  await writeFile(join(folder, 'test.pid'), `${process.ppid}`)
  await expect(lockDirectory(toParameters(folder))).rejects.toThrow(`belongs to process ${process.ppid}`)
})

test.each([
  ['of Node', Object.assign(new Error(), { code: 'ENOSPC' })],
  // No instance of `Error`.
  ["of PGlite's file system", { name: 'ErrnoError', errno: 51 }],
  ['of Postgres', new Error('Failed query', { cause: { code: '53100' } })],
])('names a full disk by the error %s', (_, error) => {
  expect(describeFolderError(error, '/data')).toBe('The disk of /data is full. Free some space.')
})

test('leaves other errors alone', () => {
  expect(describeFolderError(new Error('broken'), '/data')).toBeUndefined()
})
