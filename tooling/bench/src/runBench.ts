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
export async function runBench({ groups, names, resultsFile }: RunBenchParameters): Promise<0 | 1 | 2> {
  const unknown = names.filter((name) => !Object.hasOwn(groups, name))
  if (unknown.length > 0) {
    console.error(
      `Unknown: ${unknown.join(', ')}. Choose from ${Object.keys(groups).join(', ')}, or none for all.`,
    )
    return 2
  }
  const rows: Row[] = []
  const failures: string[] = []
  const loads: Record<string, OtherLoad> = {}
  for (const [name, measure] of Object.entries(groups)) {
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
  const held = exceeded === 0 ? 'Every gated budget holds.' : `${exceeded} gated budgets exceeded.`
  console.log(failures.length === 0 ? held : `Not measured: ${failures.join(', ')}. Of the others: ${held}`)
  return exceeded + failures.length === 0 ? 0 : 1
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
