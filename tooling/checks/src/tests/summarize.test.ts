import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import type { TaskResult } from './readRun.ts'
import { type SummarizeParameters, summarize } from './summarize.ts'

const NO_TESTS = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] }
const task = (changes: Partial<TaskResult>): TaskResult => ({
  name: '@foyer/modal#test',
  status: 'passed',
  isCached: false,
  milliseconds: 1_500,
  reports: [],
  ...changes,
})
const flaky = (count: number) =>
  task({
    reports: [
      {
        ...NO_TESTS,
        passed: 9,
        flaky: Array.from({ length: count }, (_, index) => ({ file: `${index}.test.ts`, failure: 'late' })),
      },
    ],
  })

function sumUp(tasks: TaskResult[], changes: Partial<SummarizeParameters> = {}) {
  const { text, isPassed } = summarize({ tasks, exitCode: 0, milliseconds: 0, isCi: true, ...changes })
  const lines = stripVTControlCharacters(text).split('\n')
  return { lines, last: lines.at(-1), isPassed }
}

test('adds up the reports, and counts one for a check', () => {
  const reports = [
    { ...NO_TESTS, passed: 3, skipped: 1 },
    { ...NO_TESTS, passed: 4 },
  ]
  const { last, lines, isPassed } = sumUp([task({ reports }), task({ name: '//#lint', isCached: true })])
  expect(last).toBe('8 passed, 0 failed')
  expect(lines.find((line) => line.includes('modal#test'))).toContain('7 passed, 1 skipped  1.5 s')
  expect(lines.find((line) => line.includes('lint'))).toContain('1 passed  cached')
  expect(isPassed).toBe(true)
})

test('says below a task why its tests were skipped', () => {
  const reports = [
    { ...NO_TESTS, passed: 2, skipped: 252, skipReasons: ['chromium is 157, recorded was 156'] },
  ]
  const { lines, isPassed } = sumUp([task({ reports })])
  const line = lines.findIndex((text) => text.includes('252 skipped'))
  expect(lines[line + 1]).toBe('  skipped: chromium is 157, recorded was 156')
  expect(isPassed).toBe(true)
})

test('shows what failed', () => {
  const reports = [{ ...NO_TESTS, passed: 2, failed: 1, failures: ['a.test.ts › adds\nexpected 2'] }]
  const { last, lines, isPassed } = sumUp([task({ status: 'failed', reports })], { exitCode: 1 })
  expect(last).toBe('2 passed, 1 failed')
  expect(lines).toContain('  expected 2')
  expect(isPassed).toBe(false)
})

test('counts a runner that fails without a failed test, and a task that did not run', () => {
  const crashed = task({ status: 'failed', reports: [{ ...NO_TESTS, passed: 5 }] })
  const waiting = task({ name: '@foyer/e2e#test', status: 'not run' })
  expect(sumUp([crashed, waiting], { exitCode: 1 }).last).toBe('5 passed, 2 failed')
})

test('counts a run that turbo refuses or that a signal ends', () => {
  expect(sumUp([], { exitCode: 1 }).last).toBe('0 passed, 1 failed')
  expect(sumUp([task({})], { exitCode: null }).last).toBe('1 passed, 1 failed')
})

test('lists flaky files, of which more than three fail the run in CI', () => {
  const { last, lines } = sumUp([flaky(3)])
  expect(lines).toContain('flaky:')
  expect(lines).toContain('2.test.ts')
  expect(last).toBe('9 passed, 0 failed')
  expect(sumUp([flaky(4)]).last).toBe('9 passed, 1 failed')
  expect(sumUp([flaky(4)], { isCi: false }).last).toBe('9 passed, 0 failed')
})
