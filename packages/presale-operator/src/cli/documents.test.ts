import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { errorsAbi } from '@foyer/presale-contracts'
import { expect, test } from 'vitest'
import type { Io } from './commandKit.ts'
import { createProgram } from './createProgram.ts'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const SOURCES = join(ROOT, 'packages/presale-operator/src')
const guide = await readFile(join(ROOT, 'docs/operator.md'), 'utf8')
const runbooks = await readFile(join(ROOT, 'docs/runbooks.md'), 'utf8')

const io: Io = {
  env: {},
  stdin: Readable.from([]),
  print() {},
  printError() {},
  stopSignal: () => AbortSignal.abort(),
}

/** Returns what of a line of a document does not exist: its command, or an option. */
function findProblem(line: string) {
  const program = createProgram(io, () => {})
  const words = line
    .replace(/\s*#.*$/, '')
    .split(/\s+/)
    .slice(1)
  let command = program
  for (const word of words) command = command.commands.find((each) => each.name() === word) ?? command
  if (command.commands.length > 0) return 'no command'
  const known = [...program.options, ...command.options].map(({ long }) => long)
  return words.find((word) => word.startsWith('--') && !known.includes(word))
}

// `operatorGuide.full.test.ts` and `runbooks.full.test.ts` run them.
test.each([
  ['guide', guide],
  ['runbooks', runbooks],
])('the %s have only commands and options that exist', (_, text) => {
  const lines = text.split('\n').filter((line) => line.startsWith('presale '))
  expect(lines.length).toBeGreaterThan(15)
  for (const line of lines) expect(findProblem(line), line).toBeUndefined()
})

test('every error and help text refers to a heading that exists', async () => {
  const anchors = [...guide.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-'),
  )
  const files = (await readdir(SOURCES, { recursive: true })).filter((name) => name.endsWith('.ts'))
  const sources = await Promise.all(files.map((name) => readFile(join(SOURCES, name), 'utf8')))
  const used = sources.flatMap((source) =>
    [...source.matchAll(/\bdocs: '([^']*)'/g)].map(([, anchor]) => anchor),
  )
  expect(used.length).toBeGreaterThan(20)
  for (const anchor of used) expect(anchors).toContain(anchor)
})

test('every error in the table of errors is one of the contracts', () => {
  const table = guide.slice(
    guide.indexOf('## Errors of the contracts'),
    guide.indexOf('## When something fails'),
  )
  const explained = [...table.matchAll(/^\| `(.*?) \|/gm)].flatMap(
    ([, cell = '']) => cell.match(/\w+/g) ?? [],
  )
  const known: string[] = errorsAbi.map(({ name }) => name)
  expect(explained.length).toBeGreaterThan(10)
  for (const name of explained) expect(known).toContain(name)
})

test('finds a runbook for each account that can be stolen', () => {
  const titles = [...runbooks.matchAll(/^## (.*)$/gm)].map(([, title = '']) => title)
  for (const account of ['Safe', 'guardian', 'operator', 'keeper'])
    expect(titles.some((title) => title.includes(account) && title.includes('stolen'))).toBe(true)
})
