import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createSharedDatabase } from '@foyer/harness/postgres'
import { expect, onTestFinished, test } from 'vitest'
import { prepareWalletProcess } from './startWalletProcess.ts'

test('notes when a backup was written, and nothing where none was', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'foyer-backup-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const { url, destroy } = await createSharedDatabase()
  onTestFinished(destroy)
  const settings = await prepareWalletProcess('auth', directory, 'smtp://127.0.0.1:1')
  const { PATH = '' } = process.env
  const env = { PATH, ...settings, DATABASE_URL: url }
  const main = join(import.meta.dirname, '../src/main.ts')
  const run = async (...args: string[]) =>
    (await promisify(execFile)(process.execPath, ['--conditions=@foyer/source', main, ...args], { env }))
      .stdout
  const [file, metrics] = [join(directory, 'auth.gz'), join(directory, 'backup.prom')]

  await expect(run('backup', 'auth', file, '--metrics', metrics)).rejects.toThrow('has not all tables')
  await expect(readFile(metrics)).rejects.toThrow('ENOENT')
  await run('migrate', 'auth')
  const start = Math.floor(Date.now() / 1_000)
  const [rows] = /^\d+/.exec(await run('backup', 'auth', file, '--metrics', metrics)) ?? []
  const text = await readFile(metrics, 'utf8')
  expect(text).toContain(`\nwallet_backup_rows{role="auth"} ${rows}\n`)
  const [, seconds] = /\nwallet_backup_timestamp_seconds\{role="auth"\} (\d+)\n/.exec(text) ?? []
  expect(Number(seconds)).toBeGreaterThanOrEqual(start)
  // The file of the first one is not written over, and its time stays.
  await expect(run('backup', 'auth', file, '--metrics', metrics)).rejects.toThrow('auth.gz')
  expect(await readFile(metrics, 'utf8')).toBe(text)
})
