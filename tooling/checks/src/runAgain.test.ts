import { describe, expect, test } from 'vitest'
import { checkOutcome, countOutcome, type FileReport, type Outcome } from './outcome.ts'
import { runAgain } from './runAgain.ts'

const report = (file: string, counts: Partial<FileReport>, project = 'desktop'): FileReport => ({
  ...{ file, project, passed: 0, failed: 0, skipped: 0, isRun: true, failures: [] },
  ...counts,
})
const passed = (file: string, project?: string) => report(file, { passed: 2 }, project)
const failed = (file: string, project?: string) =>
  report(file, { passed: 1, failed: 1, failures: [`${file} failed`] }, project)
const notRun = (file: string, project?: string) => report(file, { skipped: 2, isRun: false }, project)

const outcomeOf = (...files: FileReport[]): Outcome => ({ ...checkOutcome(true), files })

/** Runs again with these outcomes, in order. Returns which files each run was asked for, too. */
async function settle(first: Outcome, ...next: Outcome[]) {
  const asked: string[][] = []
  const { outcome, flaky } = await runAgain({
    outcome: first,
    run: async (files) => {
      asked.push(files.map(({ file, project }) => `${project} ${file}`))
      return next.shift() ?? expect.fail('one run too many')
    },
  })
  expect(next).toEqual([])
  return { asked, counts: countOutcome(outcome), flaky: flaky.map(({ file }) => file), outcome }
}

test('runs nothing when no file failed', async () => {
  const { asked, flaky, counts } = await settle(outcomeOf(passed('a'), report('b', { skipped: 1 })))
  expect([asked, flaky]).toEqual([[], []])
  expect(counts).toEqual({ passed: 3, failed: 0, skipped: 1 })
})

test('runs each failed file alone and takes its second report', async () => {
  const first = outcomeOf(failed('a'), passed('b'), failed('c'), failed('a', 'phone'))
  const { asked, flaky, counts, outcome } = await settle(
    first,
    outcomeOf(passed('a')),
    outcomeOf(failed('c')),
    outcomeOf(passed('a', 'phone')),
  )
  expect(asked).toEqual([['desktop a'], ['desktop c'], ['phone a']])
  expect(flaky).toEqual(['a', 'a'])
  expect(counts).toEqual({ passed: 8, failed: 1, skipped: 0 })
  expect(outcome.files.flatMap(({ failures }) => failures)).toEqual(['c failed'])
})

test('keeps the first report of a flaky file', async () => {
  const { flaky } = await runAgain({
    outcome: outcomeOf(failed('a')),
    run: async () => outcomeOf(passed('a')),
  })
  expect(flaky).toEqual([failed('a')])
})

test('keeps the failure when the second run crashes', async () => {
  const { counts, flaky } = await settle(outcomeOf(failed('a')), checkOutcome(false))
  expect(counts).toEqual({ passed: 2, failed: 1, skipped: 0 })
  expect(flaky).toEqual([])
})

describe('a file that a failed one depends on', () => {
  test('runs again with it and keeps its first report', async () => {
    const first = outcomeOf(passed('setup', 'setup'), failed('a'))
    const { asked, flaky, counts } = await settle(first, outcomeOf(failed('setup', 'setup'), notRun('a')))
    expect(asked).toEqual([['desktop a']])
    expect(flaky).toEqual([])
    expect(counts).toEqual({ passed: 4, failed: 1, skipped: 0 })
  })
})

describe('files that did not run because something they depend on failed', () => {
  const first = outcomeOf(failed('setup', 'setup'), notRun('a'), notRun('b'), failed('c', 'other'))

  test('run together, with what failed, and are no failures', async () => {
    const { asked, flaky, counts } = await settle(
      first,
      outcomeOf(passed('setup', 'setup'), passed('a'), passed('b')),
      outcomeOf(passed('c', 'other')),
    )
    expect(asked).toEqual([['desktop a', 'desktop b'], ['other c']])
    expect(flaky).toEqual(['setup', 'c'])
    expect(counts).toEqual({ passed: 9, failed: 0, skipped: 0 })
  })

  test('run once more, alone, when they fail then', async () => {
    const { asked, flaky } = await settle(
      first,
      outcomeOf(passed('setup', 'setup'), failed('a'), passed('b')),
      outcomeOf(passed('setup', 'setup'), passed('a')),
      outcomeOf(passed('c', 'other')),
    )
    expect(asked).toEqual([['desktop a', 'desktop b'], ['desktop a'], ['other c']])
    expect(flaky).toEqual(['setup', 'a', 'c'])
  })

  test('stay skipped when it fails again', async () => {
    const { asked, counts } = await settle(
      first,
      outcomeOf(failed('setup', 'setup'), notRun('a'), notRun('b')),
      outcomeOf(passed('c', 'other')),
    )
    expect(asked).toEqual([['desktop a', 'desktop b'], ['other c']])
    expect(counts).toEqual({ passed: 4, failed: 1, skipped: 4 })
  })
})
