import { afterEach, beforeEach, expect, test } from 'vitest'
import { NONE, one } from './counts.ts'
import { type Commands, createCommands } from './createCommands.ts'
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
      findBrowser: async () => '/usr/bin/true',
    }),
    onStart: (name) => events.push(`start ${name}`),
    onEnd: ({ name }) => events.push(`end ${name}`),
  })
  return { results, lines, events }
}

test('default: light parts run two at a time, heavy ones alone and after them', async () => {
  let running = 0
  const seen: Record<string, number> = {}
  const track = (name: string, load: Part['load']) =>
    part(name, load, async () => {
      running++
      await Promise.resolve()
      seen[name] = running
      running--
      return one(true)
    })
  const { results, events } = run([track('unit', 'heavy'), track('lint', 'light'), track('knip', 'light')])
  await results
  expect(seen.unit).toBe(1)
  expect(events.slice(0, 2)).toEqual(['start lint', 'start knip'])
  expect(events.slice(-2)).toEqual(['start unit', 'end unit'])
})

test('behavior: results come in the order of the parts, with their counts', async () => {
  const { results } = run([
    part('unit', 'heavy', async () => ({ passed: 3, failed: 1, skipped: 0 })),
    part('lint', 'light', async () => one(true)),
  ])
  expect((await results).map(({ name, counts }) => [name, counts.passed, counts.failed])).toEqual([
    ['unit', 3, 1],
    ['lint', 1, 0],
  ])
})

test('error: a part that throws is one failure, and the others still run', async () => {
  const { results, lines } = run([
    part('unit', 'heavy', () => Promise.reject(new Error('no report'))),
    part('e2e', 'heavy', async () => one(true)),
  ])
  expect((await results).map(({ counts }) => counts)).toEqual([{ ...NONE, failed: 1 }, one(true)])
  expect(lines).toEqual(['unit: The runner crashed: no report'])
  expect((await results)[0]?.lastLines).toEqual(['The runner crashed: no report'])
})

test('behavior: a result has the last lines of its output', async () => {
  const { results } = run([
    part('unit', 'heavy', async ({ log }) => {
      for (let line = 1; line <= 100; line++) log(`line ${line}`)
      return one(false)
    }),
  ])
  const lastLines = (await results)[0]?.lastLines
  expect([lastLines?.length, lastLines?.at(-1)]).toEqual([60, 'line 100'])
})
