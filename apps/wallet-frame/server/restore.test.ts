import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { restore } from './restore.ts'

/** Of 16 zeros, with the passphrase `correct horse`. */
const BACKUP = JSON.stringify({
  kind: 'foyer-wallet-backup',
  version: 1,
  address: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
  kdf: { name: 'scrypt', n: 131_072, r: 8, p: 1, salt: 'A4hoEpMwlFpwDEgzHbOkbQ' },
  cipher: {
    name: 'AES-256-GCM',
    iv: '6rnfjb5QEIqfDzUA',
    data: 'vz4clOyFQO-n6rw1t4ZIH0CdhsJE2429G2T6xQAIwCU',
  },
})

test('prints what a backup holds, and says what is wrong', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'foyer-restore-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const file = join(directory, 'backup.json')
  await writeFile(file, BACKUP)
  expect(await restore(file, Readable.from(['correct horse\n']))).toMatch(
    /^Address: 0x9858EfFD232B4033E47d90003D41EC34EcaEda94\nSolana address: HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk\nWords: (abandon ){11}about\nPrivate key: 0x[\da-f]{64}\n$/,
  )
  await writeFile(file, '{}')
  await expect(restore(file, Readable.from(['correct horse']))).rejects.toThrow('isn’t a backup file')
  await expect(restore(join(directory, 'none'), Readable.from(['']))).rejects.toThrow('cannot be read')
})
