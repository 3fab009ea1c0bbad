/** The parts of the test run with real, small runs of vitest and Playwright. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Commands, createCommands } from './createCommands.ts'
import { createPlaywrightPart } from './parts/e2e.ts'
import type { Part } from './parts/part.ts'
import { createVitestPart } from './parts/vitest.ts'
import { runParts } from './runParts.ts'
import { summarize } from './summary.ts'
import { REPOSITORY } from './workspace.ts'

/** Inside of the package, where `vitest` and `@playwright/test` are found; git ignores it. */
const CACHE = join(import.meta.dirname, '../cache')
const LIMIT_MS = 120_000

let directory: string
let commands: Commands
beforeEach(async () => {
  await mkdir(CACHE, { recursive: true })
  directory = await mkdtemp(join(CACHE, 'runs-'))
  commands = createCommands({ limitMs: LIMIT_MS })
})
afterEach(async () => {
  await commands.destroy()
  await rm(directory, { recursive: true })
})

/** Writes the files, runs them as a part and returns how the run ends. */
async function run(part: Part, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text)
  const output: string[] = []
  const results = await runParts({
    parts: [part],
    createContext: async () => ({
      ...{ commands, directory, log: (line: string) => output.push(line) },
      prepareBrowser: async () => {},
    }),
    onStart: () => {},
    onEnd: () => {},
  })
  const { text, isPassed } = summarize({ results, milliseconds: 0 })
  const lines = stripVTControlCharacters(text).split('\n')
  const heading = lines.indexOf('flaky:')
  const flaky = heading === -1 ? '' : lines.slice(heading, -1).join('\n')
  return { isPassed, lastLine: lines.at(-1), flaky, text, output: output.join('\n') }
}

/** A statement that is true in the first run only. */
const IS_FIRST = `(() => {
  const marker = new URL(import.meta.url).pathname + '.ran'
  if (existsSync(marker)) return false
  writeFileSync(marker, '')
  return true
})()`

describe('vitest', { timeout: LIMIT_MS }, () => {
  const part = () =>
    createVitestPart({ name: 'unit', directory: relative(REPOSITORY, directory), patterns: [] })
  const config = `export default { test: { include: ['*.probe.ts'] } }`
  const header = `
    import { existsSync, writeFileSync } from 'node:fs'
    import { expect, test } from 'vitest'`
  const steady = `${header}
    test('adds', () => expect(1 + 1).toBe(2))`
  const flaky = `${header}
    test('adds at the second time', () => expect(${IS_FIRST}).toBe(false))`
  const broken = `${header}
    test('never adds', () => expect(1 + 1).toBe(3))`

  test('counts a file that fails once as passed and shows its first failure', async () => {
    const files = { 'vitest.config.ts': config, 'a.probe.ts': flaky, 'b.probe.ts': steady }
    const result = await run(part(), files)
    expect([result.isPassed, result.lastLine]).toEqual([true, '2 passed, 0 failed'])
    expect(result.flaky).toContain('unit      │ a.probe.ts › adds at the second time')
    expect(result.flaky).toContain('expected true to be false')
    expect(result.flaky).toMatch(/a\.probe\.ts:\d+:\d+/)
  })

  test('fails when a file fails twice', async () => {
    const files = { 'vitest.config.ts': config, 'a.probe.ts': flaky, 'b.probe.ts': broken }
    const result = await run(part(), files)
    expect([result.isPassed, result.lastLine]).toEqual([false, '1 passed, 1 failed'])
    expect(result.flaky).not.toContain('never adds')
    expect(result.text).toContain('b.probe.ts › never adds')
  })

  test('fails when four files are flaky', async () => {
    const names = ['a', 'b', 'c', 'd'].map((name) => [`${name}.probe.ts`, flaky])
    const result = await run(part(), { 'vitest.config.ts': config, ...Object.fromEntries(names) })
    expect([result.isPassed, result.lastLine]).toEqual([false, '4 passed, 1 failed'])
    expect(result.flaky).toContain('4 files are flaky, which fails the run: at most 3 may be.')
  })

  test('runs a file once more whose process crashed, or which left a rejection unhandled', async () => {
    const crash = `${header}
      test('ends', async () => {
        if (${IS_FIRST}) process.kill(process.pid, 'SIGKILL')
        await new Promise((resolve) => setTimeout(resolve, 10))
      })`
    const stray = `${header}
      test('waits', async () => {
        if (${IS_FIRST}) Promise.reject(new Error('left alone'))
        await new Promise((resolve) => setTimeout(resolve, 10))
      })`
    const files = { 'vitest.config.ts': config, 'a.probe.ts': crash, 'b.probe.ts': stray }
    const result = await run(part(), files)
    expect([result.isPassed, result.lastLine]).toEqual([true, '2 passed, 0 failed'])
    expect(result.flaky).toMatch(/a\.probe\.ts\n.*Worker/)
    expect(result.flaky).toContain('left alone')
  })

  test('reports a file that cannot be loaded, and one whose set-up fails', async () => {
    const unloadable = `import './missing.ts'`
    const setup = `${header}
      import { beforeAll } from 'vitest'
      beforeAll(() => { throw new Error('no stack') })
      test('needs it', () => {})`
    const files = { 'vitest.config.ts': config, 'a.probe.ts': unloadable, 'b.probe.ts': setup }
    const result = await run(part(), files)
    expect(result.lastLine).toBe('0 passed, 2 failed')
    expect(result.text).toContain('missing.ts')
    expect(result.text).toContain('no stack')
  })
})

describe('Playwright', { timeout: LIMIT_MS }, () => {
  const PACKAGE = join(import.meta.dirname, '..')
  const part = () =>
    createPlaywrightPart({
      name: 'e2e',
      directory: PACKAGE,
      configFile: join(directory, 'playwright.config.ts'),
    })
  const config = `export default {
    testDir: '.',
    outputDir: './results',
    globalSetup: './setup.mjs',
    projects: [
      { name: 'whitelist', testMatch: 'whitelist.probe.ts' },
      { name: 'desktop', testMatch: 'buying*.probe.ts', dependencies: ['whitelist'] },
      { name: 'phone', testMatch: 'buying.probe.ts', dependencies: ['whitelist'] },
    ],
  }`
  const setup = `export default () => console.log('a fresh stack')`
  const header = `
    import { existsSync, writeFileSync } from 'node:fs'
    import { expect, test } from '@playwright/test'`
  // One that is skipped counts neither as passed nor as failed.
  const steady = `${header}
    test('is steady', () => {})
    test.skip('is left out', () => {})`
  const flaky = `${header}
    test('is flaky', () => expect(${IS_FIRST}).toBe(false))`
  const common = { 'playwright.config.ts': config, 'setup.mjs': setup }
  const countStacks = (output: string) => output.match(/^a fresh stack$/gm)?.length ?? 0

  test('runs a failed file again on a fresh stack, with what it depends on', async () => {
    const files = {
      ...common,
      'whitelist.probe.ts': steady,
      'buying.probe.ts': steady,
      'buying2.probe.ts': flaky,
    }
    const result = await run(part(), files)
    expect([result.isPassed, result.lastLine]).toEqual([true, '4 passed, 0 failed'])
    expect(result.flaky).toContain('[desktop] buying2.probe.ts › is flaky')
    expect(result.flaky).toContain('Expected: false')
    expect(countStacks(result.output)).toBe(2)
    // The second run: the dependency and the file.
    const second = result.output.slice(result.output.lastIndexOf('a fresh stack'))
    expect(second).toContain('[whitelist]')
    expect(second).toContain('buying2.probe.ts')
    expect(second).not.toContain('buying.probe.ts')
  })

  test('runs what depends on a failed file with its second run', async () => {
    const files = { ...common, 'whitelist.probe.ts': flaky, 'buying.probe.ts': steady }
    const result = await run(part(), files)
    expect([result.isPassed, result.lastLine]).toEqual([true, '3 passed, 0 failed'])
    expect(result.flaky).toContain('[whitelist] whitelist.probe.ts › is flaky')
    expect(countStacks(result.output)).toBe(2)
  })

  test('counts one failure when a file that others depend on fails twice', async () => {
    const broken = `${header}
      test('is broken', () => expect(1).toBe(2))`
    const files = { ...common, 'whitelist.probe.ts': broken, 'buying.probe.ts': steady }
    const result = await run(part(), files)
    expect([result.isPassed, result.lastLine]).toEqual([false, '0 passed, 1 failed'])
  })

  test('runs nothing again when the stack does not start', async () => {
    const files = {
      ...common,
      'setup.mjs': `export default () => { console.log('a fresh stack'); throw new Error('no chain') }`,
      'whitelist.probe.ts': steady,
    }
    const result = await run(part(), files)
    expect(result.lastLine).toBe('0 passed, 1 failed')
    expect(result.text).toContain('no chain')
    expect(countStacks(result.output)).toBe(1)
  })
})
