import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { writeBackup } from '../src/backup/backupFile.ts'
import { restore } from './restore.ts'

test('prints what a backup holds, and says what is wrong', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'foyer-restore-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const file = join(directory, 'backup.json')
  await writeFile(file, await writeBackup(new Uint8Array(16), 'correct horse'))
  expect(await restore(file, Readable.from(['correct horse\n']))).toMatch(
    /^Address: 0x9858EfFD232B4033E47d90003D41EC34EcaEda94\nSolana address: HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk\nWords: (abandon ){11}about\nPrivate key: 0x[\da-f]{64}\n$/,
  )
  await writeFile(file, '{}')
  await expect(restore(file, Readable.from(['correct horse']))).rejects.toThrow('isn’t a backup file')
  await expect(restore(join(directory, 'none'), Readable.from(['']))).rejects.toThrow('cannot be read')
})
