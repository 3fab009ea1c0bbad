import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSharedDatabase } from '@foyer/harness/postgres'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createProgram } from '../launcher/createProgram.ts'

test('notes when a backup was written', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'foyer-backup-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const { url, destroy } = await createSharedDatabase()
  onTestFinished(destroy)
  vi.stubEnv('DATABASE_URL', url)
  vi.stubEnv('GATEWAY_STATE_DIR', directory)
  onTestFinished(() => void vi.unstubAllEnvs())
  const run = async (...args: string[]) => {
    const lines: string[] = []
    const program = createProgram({ write: (line) => void lines.push(line) })
    await program.parseAsync(args, { from: 'user' })
    return lines.join('\n')
  }
  const [file, metrics] = [join(directory, 'gateway.gz'), join(directory, 'backup.prom')]
  await run('migrate')
  const start = Math.floor(Date.now() / 1_000)
  const [rows] = /^\d+/.exec(await run('backup', file, '--metrics', metrics)) ?? []
  const text = await readFile(metrics, 'utf8')
  expect(text).toContain(`\ngateway_backup_rows ${rows}\n`)
  const [, seconds] = /\ngateway_backup_timestamp_seconds (\d+)\n/.exec(text) ?? []
  expect(Number(seconds)).toBeGreaterThanOrEqual(start)
  await expect(run('backup', file, '--metrics', join(directory, 'none/x.prom'))).rejects.toThrow('gateway.gz')
})
