import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readRun } from './readRun.ts'

const REPORT = { passed: 2, failed: 0, skipped: 0, failures: [], flaky: [] }

async function setup() {
  const repository = await mkdtemp(join(tmpdir(), 'foyer-run-'))
  onTestFinished(() => rm(repository, { recursive: true }))
  const report = (directory: string, content: unknown) => {
    mkdirSync(join(repository, directory, '.reports'), { recursive: true })
    writeFileSync(join(repository, directory, '.reports/vitest.json'), JSON.stringify(content))
  }
  return { repository, report }
}

const summaryOf = (...tasks: object[]) => JSON.stringify({ tasks })
const task = (changes: object) => ({
  taskId: '@foyer/modal#test',
  task: 'test',
  directory: 'packages/modal',
  command: 'vitest run',
  cache: { status: 'MISS' },
  execution: { startTime: 1_000, endTime: 3_000, exitCode: 0 },
  ...changes,
})

test('reads the reports of tests, cached ones too, and leaves out tasks without a script', async () => {
  const { repository, report } = await setup()
  report('packages/modal', REPORT)
  const text = summaryOf(
    task({ cache: { status: 'HIT' }, execution: { startTime: 1, endTime: 2, exitCode: null } }),
    task({ taskId: '@foyer/modal#sources', task: 'sources', command: '<NONEXISTENT>' }),
  )
  expect(readRun(text, repository)).toEqual([
    { name: '@foyer/modal#test', status: 'passed', isCached: true, milliseconds: 1, reports: [REPORT] },
  ])
})

test('tells a task that failed from one that did not run', async () => {
  const { repository } = await setup()
  const text = summaryOf(
    task({ execution: { startTime: 1, endTime: 2, exitCode: 1 } }),
    task({ execution: null }),
  )
  expect(readRun(text, repository).map(({ status }) => status)).toEqual(['failed', 'not run'])
})

test('throws when a report is none', async () => {
  const { repository, report } = await setup()
  report('packages/modal', { passed: 'many' })
  expect(() => readRun(summaryOf(task({})), repository)).toThrow('passed')
})
