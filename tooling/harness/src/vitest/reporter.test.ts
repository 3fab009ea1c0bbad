import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { execa } from 'execa'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isGroupRunning } from '../processes/processGroup.ts'

const REPORTER = fileURLToPath(new URL('reporter.ts', import.meta.url))

let directory: string
beforeAll(async () => {
  // Beside this file, so that `vitest` is found.
  directory = await mkdtemp(fileURLToPath(new URL('reporter-', import.meta.url)))
})
afterAll(() => rm(directory, { recursive: true }))

test('ends a run in which a file never loads, names the file, and keeps the results of the others', async () => {
  await writeFile(
    join(directory, 'vitest.config.ts'),
    `export default { test: { maxWorkers: 2, testTimeout: 1_000, hookTimeout: 2_400, reporters: ['${REPORTER}'] } }`,
  )
  await writeFile(join(directory, 'good.test.ts'), `import { test } from 'vitest'; test('passes', () => {})`)
  await writeFile(
    join(directory, 'hangs.test.ts'),
    `import { spawn } from 'node:child_process'
    import { writeFileSync } from 'node:fs'
    writeFileSync('child', String(spawn('sleep', ['1000'], { detached: true }).pid))
    await new Promise(() => setInterval(() => {}, 1_000))`,
  )
  const { exitCode, stderr } = await execa('vitest', ['run', '--root', '.'], {
    cwd: directory,
    preferLocal: true,
    localDir: fileURLToPath(new URL('../..', import.meta.url)),
    reject: false,
  })

  expect(stderr).toContain('Nothing has happened for 3 s. Running: hangs.test.ts')
  expect(exitCode).toBe(1)
  const report: unknown = JSON.parse(await readFile(join(directory, '.reports/vitest.json'), 'utf8'))
  expect(report).toMatchObject({ passed: 1, failed: 1, stalled: ['hangs.test.ts'] })
  const child = Number(await readFile(join(directory, 'child'), 'utf8'))
  await expect.poll(() => isGroupRunning(child)).toBe(false)
})
