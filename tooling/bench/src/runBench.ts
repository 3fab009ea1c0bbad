import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatTable } from './formatTable.ts'
import type { Group } from './groups.ts'
import { describeLoad, type OtherLoad, watchMachine } from './harness/watchMachine.ts'
import { type Row, verdictOf } from './row.ts'

const RESULTS = fileURLToPath(new URL('../../../bench', import.meta.url))

export type RunBenchParameters = {
  groups: Record<string, Group>
  /** Measured only when they are named. */
  groupsByName?: Record<string, Group>
  /** Of the groups to measure; none for all. */
  names: string[]
  /** Name of the file that the results are written to, below `bench/`. */
  resultsFile: string
}

/**
 * Measures the named groups, or all of them, prints one table and writes it as JSON.
 *
 * @returns the exit code: 1 when a gated budget is exceeded or a group could not be measured, 2 for an unknown name
 */
export async function runBench({
  groups,
  groupsByName = {},
  names,
  resultsFile,
}: RunBenchParameters): Promise<0 | 1 | 2> {
  const all = { ...groups, ...groupsByName }
  const unknown = names.filter((name) => !Object.hasOwn(all, name))
  if (unknown.length > 0) {
    console.error(
      `Unknown: ${unknown.join(', ')}. Choose from ${Object.keys(all).join(', ')}, or none for all${except(groupsByName)}.`,
    )
    return 2
  }
  const rows: Row[] = []
  const failures: string[] = []
  const loads: Record<string, OtherLoad> = {}
  for (const [name, measure] of Object.entries(names.length === 0 ? groups : all)) {
    if (names.length > 0 && !names.includes(name)) continue
    try {
      const { result, load } = await watchMachine(() =>
        measure((message) => console.log(`${name}: ${message}`)),
      )
      rows.push(...result)
      loads[name] = load
    } catch (error) {
      console.error(error)
      failures.push(name)
    }
  }
  await writeResults(resultsFile, rows, loads)
  console.log(`\n${formatTable(rows)}\n`)
  for (const [name, load] of Object.entries(loads)) {
    const text = describeLoad(load)
    if (text !== undefined) console.log(`${name}: ${text}`)
  }
  for (const name of failures) console.error(`${name} could not be measured; its error is above.`)
  const exceeded = rows.filter((row) => verdictOf(row) === 'exceeded').length
  console.log(conclude(exceeded, failures))
  return exceeded + failures.length === 0 ? 0 : 1
}

const except = (groupsByName: Record<string, Group>) =>
  Object.keys(groupsByName)
    .map((name) => ` but ${name}`)
    .join('')

/** The last line: it must not praise what was not measured. */
export function conclude(exceeded: number, failures: readonly string[]) {
  const measured = failures.length === 0 ? '' : 'Of what was measured, '
  const verdict = exceeded === 0 ? 'every gated budget holds.' : `${exceeded} gated budgets exceeded.`
  const missing = failures.length === 0 ? '' : ` Not measured: ${failures.join(', ')}.`
  const text = `${measured}${verdict}${missing}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

async function writeResults(file: string, rows: Row[], otherLoads: Record<string, OtherLoad>) {
  const results = {
    date: new Date().toISOString(),
    machine: {
      node: process.version,
      platform: process.platform,
      processors: cpus().map(({ model }) => model),
    },
    otherLoads,
    rows: rows.map((row) => ({ ...row, verdict: verdictOf(row) })),
  }
  await mkdir(RESULTS, { recursive: true })
  await writeFile(join(RESULTS, file), `${JSON.stringify(results, null, 2)}\n`)
}
