/**
 * Plants each fault of `faults.ts` in the working tree, runs the tests that ought to find it as `test` does, and takes
 * it out again. Numbers select faults. Ends with 1 where one was missed.
 */
import { parseArgs, styleText } from 'node:util'
import { REPOSITORY } from '../workspace.ts'
import { type Fault, faults } from './faults.ts'
import { changedFiles, type Planted, plant, readPlaces } from './plant.ts'
import { type Outcome, runTests } from './runTests.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const wanted = new Set(positionals.map(Number))
const selected = [...faults.entries()]
  .map(([index, fault]) => ({ number: index + 1, fault }))
  .filter(({ number }) => wanted.size === 0 || wanted.has(number))

let planted: Planted | undefined
const ending = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ending.abort())
process.on('exit', () => planted?.remove())

const problems = await findProblems(selected.map(({ fault }) => fault))
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 && (await runAll()) ? 0 : 1

/** Why nothing is planted: a list that is out of date, or files with changes that would get lost. */
async function findProblems(list: readonly Fault[]): Promise<string[]> {
  const changed = await changedFiles(REPOSITORY, [...new Set(list.map(({ file }) => file))])
  const places = list.map(({ file, find }) => ({ file, count: readPlaces(REPOSITORY, file, find) }))
  return [
    ...changed.map((file) => `${file} has changes: commit them first.`),
    ...places
      .filter(({ count }) => count !== 1)
      .map(({ file, count }) => `The text of a fault is ${count} times in ${file}: change it in faults.ts.`),
  ]
}

/** True if each fault was found. */
async function runAll(): Promise<boolean> {
  let found = 0
  for (const { number, fault } of selected) {
    const outcome = await run(fault)
    if (ending.signal.aborted) return false
    if (outcome.status === 'found') found++
    console.log(describe(number, fault, outcome))
  }
  console.log(`${found} found, ${selected.length - found} missed`)
  return found === selected.length
}

async function run(fault: Fault): Promise<Outcome> {
  planted = plant(REPOSITORY, fault)
  try {
    return await runTests({ repository: REPOSITORY, tests: fault.tests, signal: ending.signal })
  } finally {
    planted.remove()
    planted = undefined
  }
}

function describe(number: number, { file, kind }: Fault, outcome: Outcome): string {
  const what = `${String(number).padStart(2)} ${file}: ${kind}`
  const seconds = `${(outcome.milliseconds / 1_000).toFixed(0)} s`
  const isFound = outcome.status === 'found'
  const verdict = isFound ? styleText('green', ' found') : styleText('red', 'missed')
  const details = isFound ? [outcome.test, outcome.error] : [outcome.reason]
  return [`${verdict} ${what} (${seconds})`, ...details].join('\n          ')
}
