import { describe, expect, test } from 'vitest'
import { readPlaywrightReport } from './playwrightReport.ts'
import { readSummaryLine } from './summaryLine.ts'
import { readVitestReport } from './vitestReport.ts'

describe('readVitestReport', () => {
  const file = { file: 'a.test.ts', passed: 3, failed: 1, skipped: 0, failures: ['1 is not 2'], isRun: true }

  test('returns the files as they were written', () => {
    expect(readVitestReport(JSON.stringify({ files: [file], errors: [] }))).toEqual({
      files: [file],
      others: { passed: 0, failed: 0, skipped: 0 },
      failures: [],
    })
  })

  test('counts each error that belongs to no file as a failure', () => {
    const { others, failures } = readVitestReport(JSON.stringify({ files: [], errors: ['no browser'] }))
    expect([others.failed, failures]).toEqual([1, ['no browser']])
  })

  test('throws when the report was cut off', () => {
    expect(() => readVitestReport('{"files": [')).toThrow()
    expect(() => readVitestReport('{"files": []}')).toThrow()
  })
})

describe('readPlaywrightReport', () => {
  type Test = { projectName?: string; status?: string; expectedStatus?: string; results?: unknown[] }
  const passed = { errors: [] }
  const spec = (title: string, ...tests: Test[]) => ({
    ...{ title, file: 'buy.spec.ts' },
    tests: tests.map((test) => ({
      ...{ projectName: 'desktop', status: 'expected', expectedStatus: 'passed', results: [passed] },
      ...test,
    })),
  })
  const read = (specs: unknown[], errors: unknown[] = []) =>
    readPlaywrightReport(
      JSON.stringify({ config: { rootDir: '/tests' }, errors, suites: [{ specs: [], suites: [{ specs }] }] }),
    )

  test('groups the tests by project and file, however deep they stand', () => {
    const { files } = read([
      spec('buys', {}, { projectName: 'phone' }),
      spec('sells', {}, { projectName: 'phone', status: 'skipped', expectedStatus: 'skipped', results: [] }),
    ])
    const common = { file: '/tests/buy.spec.ts', failed: 0, failures: [], isRun: true }
    expect(files).toEqual([
      { ...common, project: 'desktop', passed: 2, skipped: 0 },
      { ...common, project: 'phone', passed: 1, skipped: 1 },
    ])
  })

  test('names failed tests with their errors, also those that passed on a second attempt', () => {
    const failed = { errors: [{ message: '\u001b[31mtimed out\u001b[39m' }] }
    const { files } = read([
      spec('buys', { status: 'unexpected', results: [failed] }),
      spec('sells', { status: 'flaky', results: [failed, passed] }),
    ])
    expect(files[0]).toMatchObject({
      failed: 2,
      failures: ['[desktop] buy.spec.ts › buys\ntimed out', '[desktop] buy.spec.ts › sells\ntimed out'],
    })
  })

  test('says that a file did not run when something it depends on failed', () => {
    const { files } = read([spec('buys', { status: 'skipped', results: [] })])
    expect(files[0]).toMatchObject({ isRun: false, skipped: 1, failed: 0 })
  })

  test('counts an error outside of the tests as a failure', () => {
    const { others, failures } = read([], [{ message: 'no chain' }])
    expect([others.failed, failures]).toEqual([1, ['no chain']])
  })
})

describe('readSummaryLine', () => {
  test('reads the last line that is not empty', () => {
    const lines = ['1 passed, 0 failed', 'more output', '41 passed, 2 failed', '']
    expect(readSummaryLine(lines)).toEqual({ passed: 41, failed: 2, skipped: 0 })
  })

  test('throws when the last line is something else', () => {
    expect(() => readSummaryLine(['41 passed, 2 failed', 'Segmentation fault'])).toThrow(
      'The last line should be "N passed, N failed" but is "Segmentation fault".',
    )
    expect(() => readSummaryLine([])).toThrow('but is ""')
  })
})
