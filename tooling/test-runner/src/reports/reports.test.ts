import { describe, expect, test } from 'vitest'
import { readPlaywrightReport } from './playwrightReport.ts'
import { readSummaryLine } from './summaryLine.ts'
import { readVitestReport } from './vitestReport.ts'

const file = (name: string, status: string) => ({ name, status, message: '', assertionResults: [] })
const assertion = (status: string) => ({ status, fullName: 'it adds', failureMessages: [] as string[] })

describe('readVitestReport', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { ...file('a.test.ts', 'passed'), assertionResults: [assertion('passed')] },
      {
        ...file('b.test.ts', 'failed'),
        assertionResults: [assertion('passed'), { ...assertion('failed'), failureMessages: ['1 is not 2'] }],
      },
    ],
  }

  test('default', () => {
    expect(readVitestReport(JSON.stringify(report))).toEqual({
      passed: 7,
      failed: 1,
      skipped: 3,
      failures: ['b.test.ts › it adds\n1 is not 2'],
    })
  })

  test('behavior: a file that could not be loaded is a failure', () => {
    const broken = { ...file('c.test.ts', 'failed'), message: 'no such module' }
    const text = JSON.stringify({ ...report, testResults: [...report.testResults, broken] })
    expect(readVitestReport(text).failed).toBe(2)
    expect(readVitestReport(text).failures?.at(-1)).toBe('c.test.ts\nno such module')
  })

  test('behavior: a file whose set-up failed is a failure', () => {
    const broken = { ...file('c.test.ts', 'failed'), assertionResults: [assertion('skipped')] }
    const text = JSON.stringify({ ...report, testResults: [...report.testResults, broken] })
    expect(readVitestReport(text).failed).toBe(2)
  })

  test('error: a report that was cut off', () => {
    expect(() => readVitestReport('{"numPassedTests": 7,')).toThrow()
    expect(() => readVitestReport('{"numPassedTests": 7}')).toThrow()
  })
})

describe('readPlaywrightReport', () => {
  const stats = { expected: 9, unexpected: 1, flaky: 2, skipped: 1 }

  test('default: a test that needed a second try has failed', () => {
    expect(readPlaywrightReport(JSON.stringify({ errors: [], suites: [], stats }))).toEqual({
      passed: 9,
      failed: 3,
      skipped: 1,
      failures: [],
    })
  })

  test('behavior: failed tests are named, however deep they stand', () => {
    const spec = (status: string) => ({
      title: `is ${status}`,
      file: 'buy.spec.ts',
      tests: [{ status, results: [{ errors: [{ message: 'timed out' }] }] }],
    })
    const suites = [{ specs: [spec('expected')], suites: [{ specs: [spec('unexpected'), spec('flaky')] }] }]
    expect(readPlaywrightReport(JSON.stringify({ errors: [], suites, stats })).failures).toEqual([
      'buy.spec.ts › is unexpected\ntimed out',
      'buy.spec.ts › is flaky\ntimed out',
    ])
  })

  test('behavior: an error outside of the tests is a failure', () => {
    const text = JSON.stringify({
      errors: [{ message: 'set-up' }],
      suites: [],
      stats: { ...stats, unexpected: 0, flaky: 0 },
    })
    expect(readPlaywrightReport(text).failed).toBe(1)
  })
})

describe('readSummaryLine', () => {
  test('default: the last line with text', () => {
    const lines = ['1 passed, 0 failed', 'more output', '41 passed, 2 failed', '']
    expect(readSummaryLine(lines)).toEqual({ passed: 41, failed: 2, skipped: 0 })
  })

  test('error: another last line', () => {
    expect(() => readSummaryLine(['41 passed, 2 failed', 'Segmentation fault'])).toThrow(
      'The last line should be "N passed, N failed" but is "Segmentation fault".',
    )
    expect(() => readSummaryLine([])).toThrow('but is ""')
  })
})
