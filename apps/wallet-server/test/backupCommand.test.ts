import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSharedDatabase } from '@foyer/harness/postgres'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createProgram } from '../src/createProgram.ts'
import { prepareWalletProcess } from './startWalletProcess.ts'

test('notes when a backup was written, and nothing where none was', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'foyer-backup-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const { url, destroy } = await createSharedDatabase()
  onTestFinished(destroy)
  const settings = await prepareWalletProcess('auth', directory, 'smtp://127.0.0.1:1')
  for (const [name, value] of Object.entries({ ...settings, DATABASE_URL: url })) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  const run = async (...args: string[]) => {
    const lines: string[] = []
    const program = createProgram({ write: (line) => void lines.push(line) })
    await program.parseAsync(args, { from: 'user' })
    return lines.join('\n')
  }
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
