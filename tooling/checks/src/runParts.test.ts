import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Commands, createCommands } from './createCommands.ts'
import { checkOutcome, countOutcome, type FileReport } from './outcome.ts'
import type { Part } from './parts/part.ts'
import { runParts } from './runParts.ts'

let commands: Commands
beforeEach(() => {
  commands = createCommands({ limitMs: 1_000 })
})
afterEach(() => commands.destroy())

const part = (name: string, load: Part['load'], run: Part['run']): Part => ({
  name,
  load,
  isPresent: () => true,
  run,
})

function run(parts: Part[]) {
  const lines: string[] = []
  const events: string[] = []
  const results = runParts({
    parts,
    createContext: async (name) => ({
      commands,
      log: (line) => lines.push(`${name}: ${line}`),
      directory: '/nowhere',
      prepareBrowser: async () => {},
    }),
    onStart: (name) => events.push(`start ${name}`),
    onEnd: ({ name }) => events.push(`end ${name}`),
  })
  return { results, lines, events }
}

test('runs light parts two at a time and heavy ones alone, after them', async () => {
  let running = 0
  const seen: Record<string, number> = {}
  const track = (name: string, load: Part['load']) =>
    part(name, load, async () => {
      running++
      await Promise.resolve()
      seen[name] = running
      running--
      return checkOutcome(true)
    })
  const { results, events } = run([track('unit', 'heavy'), track('lint', 'light'), track('knip', 'light')])
  await results
  expect(seen.unit).toBe(1)
  expect(events.slice(0, 2)).toEqual(['start lint', 'start knip'])
  expect(events.slice(-2)).toEqual(['start unit', 'end unit'])
})

test('returns results in the order of the parts', async () => {
  const { results } = run([
    part('unit', 'heavy', async () => checkOutcome(false)),
    part('lint', 'light', async () => checkOutcome(true)),
  ])
  expect((await results).map(({ name, outcome }) => [name, outcome])).toEqual([
    ['unit', checkOutcome(false)],
    ['lint', checkOutcome(true)],
  ])
})

test('counts a part that throws as one failure and runs the others', async () => {
  const { results, lines } = run([
    part('unit', 'heavy', () => Promise.reject(new Error('no report'))),
    part('e2e', 'heavy', async () => checkOutcome(true)),
  ])
  expect((await results).map(({ outcome }) => outcome)).toEqual([checkOutcome(false), checkOutcome(true)])
  expect(lines).toEqual(['unit: The runner crashed: no report'])
  expect((await results)[0]?.lastLines).toEqual(['The runner crashed: no report'])
})

test('keeps the last lines of the output', async () => {
  const { results } = run([
    part('unit', 'heavy', async ({ log }) => {
      for (let line = 1; line <= 100; line++) log(`line ${line}`)
      return checkOutcome(false)
    }),
  ])
  const lastLines = (await results)[0]?.lastLines
  expect([lastLines?.length, lastLines?.at(-1)]).toEqual([60, 'line 100'])
})

const failed: FileReport = { file: 'a', passed: 0, failed: 1, skipped: 0, failures: ['no'], isRun: true }

test('runs failed files once more after all parts', async () => {
  const { results, events } = run([
    {
      ...part('unit', 'heavy', async () => ({ ...checkOutcome(true), files: [failed] })),
      runAgain: async (files) => ({
        ...checkOutcome(true),
        files: files.map((file) => ({ ...file, passed: 1, failed: 0 })),
      }),
    },
    part('packed', 'heavy', async () => checkOutcome(true)),
  ])
  const [unit] = await results
  expect(unit && countOutcome(unit.outcome)).toEqual({ passed: 2, failed: 0, skipped: 0 })
  expect(unit?.flaky).toEqual([failed])
  expect(events).toEqual([
    ...['start unit', 'end unit', 'start packed', 'end packed'],
    ...['start unit: what failed, once more', 'end unit'],
  ])
})

test('runs nothing once more when more than ten files failed', async () => {
  const files = Array.from({ length: 11 }, (_, index) => ({ ...failed, file: `${index}` }))
  const { results, events } = run([
    {
      ...part('unit', 'heavy', async () => ({ ...checkOutcome(true), files })),
      runAgain: () => expect.fail(),
    },
  ])
  await results
  expect(events.at(-1)).toBe('start More than 10 files failed, so none runs once more.')
})
